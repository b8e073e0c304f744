import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bridgeName } from '../../core/bridge/bridge.ts';
import { verbNames } from '../../core/bridge/verbs.ts';
import { pagePolicy } from '../../core/http/securityHeaders.ts';
import { refused } from '../../electron/main/security/testing/links.ts';
import { hostile } from '../../electron/main/security/testing/navigation.ts';
import { expect, test, type Desktop } from './fixtures.ts';
import { recordOpenedOutside } from './openedOutside.ts';

/** Puts a link on the page and clicks it as a person would. */
const clickLink = async ({ page }: Desktop, href: string, target = ''): Promise<void> => {
  await page.evaluate(
    ([address, where]) => {
      const link = document.createElement('a');
      link.href = address ?? '';
      link.target = where ?? '';
      link.textContent = 'a link';
      link.id = 'attack';
      link.style.cssText = 'position:fixed;top:9px;left:9px;width:90px;height:30px;z-index:9999;background:#fff';
      document.querySelector('#attack')?.remove();
      document.body.append(link);
    },
    [href, target],
  );
  // By place: a locator would wait for the navigation that was refused.
  await page.mouse.click(20, 20);
};

const windows = ({ app }: Desktop): Promise<string[]> =>
  app.evaluate(({ webContents }) => webContents.getAllWebContents().map((contents) => contents.getURL()));

test('live web preferences are the safe ones (E2, E3, E4, E6, E8, E9, E10)', async ({ desktop: { app } }) => {
  const live = await app.evaluate(({ webContents }) =>
    webContents
      .getAllWebContents()
      .map((contents) => (contents as unknown as { getLastWebPreferences(): unknown }).getLastWebPreferences()),
  );
  expect(live).toHaveLength(1);
  expect(live[0]).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    enableBlinkFeatures: '',
    webviewTag: false,
  });
});

test('the operating system’s sandbox holds every page (E4)', async ({ desktop: { app } }) => {
  test.skip(process.platform !== 'linux' || process.getuid?.() === 0, 'Read from /proc; root has no sandbox.');
  const pages = await app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => contents.getOSProcessId()),
  );
  for (const id of pages) expect(await readFile(`/proc/${id}/status`, 'utf8')).toMatch(/^Seccomp:\s*2$/m);
  expect(await app.evaluate((electron) => electron.app.commandLine.hasSwitch('no-sandbox'))).toBe(false);
});

test('a page has no Node, no Electron, and a bridge of the listed verbs (E2, E20)', async ({ desktop: { page } }) => {
  const names = [
    'process',
    'require',
    'module',
    'Buffer',
    'global',
    '__dirname',
    'electron',
    'ipcRenderer',
    'setImmediate',
  ];
  expect(await page.evaluate((list) => list.filter((name) => name in globalThis), names)).toEqual([]);
  const bridge = await page.evaluate((name) => {
    const kinds = (thing: object): unknown =>
      Object.fromEntries(
        Object.entries(thing).map(([key, value]: [string, unknown]) => [
          key,
          typeof value === 'object' && value !== null ? kinds(value) : typeof value === 'function' ? 'a verb' : value,
        ]),
      );
    return kinds((globalThis as unknown as Record<string, object>)[name] ?? {});
  }, bridgeName);
  expect(Object.keys(bridge as object).toSorted()).toEqual(
    ['platform', 'version', 'subscribe', ...Object.keys(verbNames)].toSorted(),
  );
  expect(bridge).toEqual({
    platform: 'desktop',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    subscribe: 'a verb',
    ...Object.fromEntries(
      Object.entries(verbNames).map(([group, verbs]) => [
        group,
        Object.fromEntries(verbs.map((verb) => [verb, 'a verb'])),
      ]),
    ),
  });
});

// Some end the page's process: not in the app that is used again.
test('a hostile address is neither loaded nor opened outside without a click (E13, E14)', async ({ start }) => {
  const desktop = await start();
  const outside = await recordOpenedOutside(desktop);
  const { page } = desktop;
  for (const address of hostile) {
    const attack = page.evaluate((target) => {
      for (const go of [
        () => location.assign(target),
        () => window.open(target),
        () => window.open(target, '_top'),
        () => {
          const form = Object.assign(document.createElement('form'), { method: 'POST', action: target });
          document.body.append(form);
          form.submit();
        },
        () => {
          document.querySelector('iframe')?.remove();
          document.body.append(Object.assign(document.createElement('iframe'), { src: target }));
        },
      ]) {
        try {
          go();
        } catch {
          // Refused by Chromium already.
        }
      }
    }, relative(address));
    // Some, once parsed, are pages of ours: the attack ends where a page is loaded.
    await attack.catch(() => undefined);
    // Two frames later what the page began has reached the main process.
    await twoFrames(page).catch(() => undefined);
  }
  await expect.poll(() => windows(desktop)).toEqual([expect.stringMatching(/^app:\/\/lampstand\/(?!\/|api)/)]);
  expect(await outside()).toEqual([]);
});

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Addresses without a scheme would name a page of ours. */
const relative = (address: string): string => (/^[a-z.]*:|^\//i.test(address) ? address : `https://${address.trim()}/`);

test('a clicked link opens outside once, and only http, https, mail or a helpline’s number (E15)', async ({
  reused: desktop,
}) => {
  test.slow();
  const outside = await recordOpenedOutside(desktop);
  await clickLink(desktop, 'https://example.com/a b');
  await clickLink(desktop, 'https://example.com/new', '_blank');
  await clickLink(desktop, 'mailto:support@lampstand.example?subject=Hi&attach=/etc/passwd');
  await clickLink(desktop, 'tel:988');
  const good = [
    'https://example.com/a%20b',
    'https://example.com/new',
    'mailto:support@lampstand.example?subject=Hi',
    'tel:988',
  ];
  await expect.poll(outside).toEqual(good);

  for (const address of refused.filter((one) => /^[a-z-]+:./i.test(one))) await clickLink(desktop, address, '_blank');
  const last = 'https://example.com/last';
  await clickLink(desktop, last, '_blank');
  await expect.poll(outside).toContain(last);
  // What Chromium repairs while parsing (an empty host, a space) may arrive as an ordinary https address.
  const more = (await outside()).slice(good.length);
  for (const url of more) expect(url).toMatch(/^(?:https?:\/\/|mailto:)[^\s"'`|<>^\\@]*$/);
  expect(await windows(desktop)).toHaveLength(1);
});

test('one click opens one link, however many a script asks for', async ({ reused: desktop }) => {
  const outside = await recordOpenedOutside(desktop);
  await desktop.page.evaluate(() =>
    document.addEventListener('click', () => {
      for (let n = 0; n < 20; n++) window.open(`https://example.com/${n}`);
    }),
  );
  await desktop.page.mouse.click(20, 20);
  await expect.poll(outside).toEqual(['https://example.com/0']);
});

test('inline scripts, eval and foreign code are blocked (E7)', async ({ reused: { page } }) => {
  expect(await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'))).toBe(pagePolicy);
  const ran = await page.evaluate(async () => {
    const found: string[] = [];
    Object.assign(globalThis, { ran: (what: string) => found.push(what) });
    const settled = (element: Element) =>
      new Promise((done) => {
        for (const name of ['load', 'error']) element.addEventListener(name, done);
      });
    const add = (attributes: Partial<HTMLScriptElement>) => {
      const script = Object.assign(document.createElement('script'), attributes);
      document.body.append(script);
      return script;
    };
    add({ textContent: 'ran("inline")' });
    const data = settled(add({ src: 'data:text/javascript,ran("data")' }));
    const foreign = settled(add({ src: 'https://example.com/a.js' }));
    document.body.insertAdjacentHTML('beforeend', '<img id="broken" src="/x" onerror="ran(\'handler\')">');
    const image = document.querySelector('#broken');
    const handler = image && settled(image);
    // Later: what the test runner evaluates at once may use eval.
    const evaluated = new Promise<void>((done) =>
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-eval -- that it is refused is what is shown here
          (globalThis as unknown as Record<string, (code: string) => void>)['eval']?.('ran("eval")');
        } catch {
          // Refused.
        }
        done();
      }),
    );
    await fetch('https://example.com/').then(
      () => found.push('fetch'),
      () => undefined,
    );
    await fetch('http://localhost:1/').then(
      () => found.push('http'),
      () => undefined,
    );
    await Promise.all([data, foreign, handler, evaluated]);
    return found;
  });
  expect(ran).toEqual([]);
});

test('permissions are denied except for copying (E5)', async ({ reused: { app, page } }) => {
  const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'persistent-storage', 'clipboard-read', 'accelerometer',
    'gyroscope', 'magnetometer', 'background-sync', 'screen-wake-lock', 'storage-access', 'window-management', 'local-fonts', 'idle-detection']; // oxfmt-ignore
  const states = await page.evaluate(
    (list) =>
      Promise.all(
        list.map((name) =>
          navigator.permissions.query({ name: name as PermissionName }).then(
            ({ state }) => `${name}: ${state}`,
            () => `${name}: unknown`,
          ),
        ),
      ),
    names,
  );
  expect(states.filter((state) => state.endsWith('granted'))).toEqual([]);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.focus());
  // Again, if another test's kiosk has just emptied it: there is one for all.
  await expect(async () => {
    await page.evaluate(() => navigator.clipboard.writeText('a verse'));
    expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('a verse');
  }).toPass();

  const granted = await page.evaluate(async () => {
    const tries: Record<string, () => Promise<unknown>> = {
      notifications: async () => (await Notification.requestPermission()) === 'granted' || Promise.reject(new Error()),
      microphone: () => navigator.mediaDevices.getUserMedia({ audio: true }),
      camera: () => navigator.mediaDevices.getUserMedia({ video: true }),
      screen: () => navigator.mediaDevices.getDisplayMedia(),
      place: () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
      storage: async () => (await navigator.storage.persist()) || Promise.reject(new Error()),
      clipboard: () => navigator.clipboard.readText(),
      fullscreen: () => document.documentElement.requestFullscreen(),
    };
    const found: string[] = [];
    // What is never answered is not granted: some wait for a choice that nobody is offered.
    const never = new Promise((_, reject) => setTimeout(reject, 2000));
    await Promise.all(
      Object.entries(tries).map(([name, ask]) =>
        Promise.race([ask(), never]).then(
          () => found.push(name),
          () => undefined,
        ),
      ),
    );
    return found;
  });
  expect(granted).toEqual([]);
});

test('reads no file outside the app (E18)', async ({ reused: { page } }) => {
  const paths = ['/../package.json', '/..%2fpackage.json', '/..%2f..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/package.json', '/..%5cpackage.json',
    '/%252e%252e%252fpackage.json', '//etc/passwd', '/.vite/manifest.json', '/assets/../../electron/main.js', '/index.html%00.js']; // oxfmt-ignore
  const found = await page.evaluate(
    (list) =>
      Promise.all(
        list.map((path) =>
          fetch(`app://lampstand${path}`).then(
            (reply) => reply.text(),
            () => 'refused',
          ),
        ),
      ),
    paths,
  );
  for (const text of found) expect(text).not.toMatch(/"dependencies"|root:x:|contextBridge|"isEntry"/);
});
