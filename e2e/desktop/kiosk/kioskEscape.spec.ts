import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { electronPath, launchArguments } from '../fixtures.ts';
import { hostile } from '../../../electron/main/security/testing/navigation.ts';
import { headingShown, expectSamePage, prepareForAttack, expectUnbroken } from './attack.ts';
import { expect, heading, test } from './fixtures.ts';

const keys = [
  'Escape', 'F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12', 'ContextMenu', 'Shift+F10', 'Control+F5', 'Control+R', 'Control+Shift+R',
  'Control+W', 'Control+Shift+W', 'Control+Q', 'Control+T', 'Control+N', 'Control+Shift+N', 'Control+Shift+T', 'Control+O', 'Control+S',
  'Control+P', 'Control+Shift+P', 'Control+U', 'Control+L', 'Control+K', 'Control+E', 'Control+F', 'Control+G', 'Control+H', 'Control+J',
  'Control+D', 'Control+M', 'Control+Tab', 'Control+Shift+Tab', 'Control+1', 'Control+9', 'Control+Shift+I', 'Control+Shift+J',
  'Control+Shift+C', 'Control+Shift+Delete', 'Control+Shift+Escape', 'Control+Equal', 'Control+Minus', 'Control+0', 'Alt+F4', 'Alt+ArrowLeft',
  'Alt+ArrowRight', 'Alt+Home', 'Alt+D', 'Alt+Enter', 'Alt+Space', 'Alt', 'Meta+R', 'Meta+Q', 'Meta+W', 'Meta+Alt+I', 'Meta+L',
  'F2', 'F4', 'F8', 'F9', 'Insert', 'Pause', 'PrintScreen', 'Control+F4', 'Control+PageDown', 'Control+Shift+B',
  'Control+Shift+U', 'Control+Space', 'Control+Enter', 'Control+Alt+Delete', 'Control+Alt+F1', 'Control+C', 'Control+V', 'Control+Shift+V',
  'Control+Insert', 'Shift+Insert', 'Control+A', 'Control+Z', 'Alt+Tab', 'Alt+Escape', 'Meta+D', 'Meta+Space', 'Meta+V',
]; // oxfmt-ignore

/** As Electron names them. */
const inElectron: Record<string, string> = {
  ...{ ArrowLeft: 'Left', ArrowRight: 'Right', ArrowUp: 'Up', ArrowDown: 'Down', Equal: '=', Minus: '-' },
};

test('no key leaves the kiosk, and only those for writing reach the page', async ({ kiosk }) => {
  await prepareForAttack(kiosk);
  await test.step('as a keyboard sends them', async () => {
    await kiosk.page().evaluate(() => {
      const reached: string[] = [];
      Object.assign(window, { reached });
      document.addEventListener('keydown', ({ key }) => reached.push(key), { capture: true });
    });
    const presses = [...keys, 'z'].map((key) => {
      const names = key.split('+');
      const last = names.pop() ?? '';
      return { keyCode: inElectron[last] ?? last, modifiers: names.map((name) => name.toLowerCase()) };
    });
    // Not by Playwright's keyboard: what that types goes past the main process, which stops real keys.
    await kiosk.app.evaluate(({ BrowserWindow }, sent) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      for (const press of sent as Pick<Electron.KeyboardInputEvent, 'keyCode' | 'modifiers'>[])
        for (const type of ['keyDown', 'keyUp'] as const) contents?.sendInputEvent({ type, ...press });
    }, presses);
    const reached = () => kiosk.page().evaluate(() => (window as unknown as { reached: string[] }).reached);
    await expect.poll(reached).toContain('z');
    expect(await reached()).toEqual(['z']);
    await expectUnbroken(kiosk);
    await expectSamePage(kiosk);
  });

  // As if the main process had let them all through.
  await kiosk.app.evaluate(({ clipboard }) => clipboard.writeText('from elsewhere'));
  for (const key of keys) await test.step(key, () => kiosk.page().keyboard.press(key));
  expect(await kiosk.page().getByRole('textbox').inputValue()).not.toContain('elsewhere');
  await expectUnbroken(kiosk);
  await expectSamePage(kiosk);
});

test('no address, link, window, download, drop or form leaves the kiosk', async ({ kiosk }) => {
  test.slow();
  await prepareForAttack(kiosk);
  const { page } = kiosk;
  const addresses = [
    ...hostile,
    // Ours, but not the kiosk's own page.
    'app://lampstand/index.html?x', 'app://lampstand/login', 'app://lampstand/journal', 'app://lampstand/-/help', 'app://lampstand/admin',
    'tel:988', 'mailto:a@example.com', 'lampstand://open',
  ]; // oxfmt-ignore
  for (const address of addresses)
    await test.step(address, async () => {
      await page()
        .evaluate((target) => {
          const link = document.createElement('a');
          link.href = target;
          link.click();
          link.target = '_blank';
          link.click();
          const frame = document.createElement('iframe');
          frame.src = target;
          document.body.append(frame);
          window.open(target);
        }, address)
        // Chromium shows an empty page for some that it will not even try, and ours takes its place again.
        .catch(() => undefined);
      await expect.poll(() => headingShown(kiosk.app)).not.toBe('');
    });
  await page().evaluate(() => {
    const file = document.createElement('a');
    file.href = URL.createObjectURL(new Blob(['x'], { type: 'text/plain' }));
    file.download = 'kiosk-attack.txt';
    file.click();
    window.print();
    alert('x');
    const drop = new DragEvent('drop', { dataTransfer: new DataTransfer(), bubbles: true });
    drop.dataTransfer?.items.add(new File(['<h1>x</h1>'], 'x.html', { type: 'text/html' }));
    drop.dataTransfer?.setData('text/uri-list', 'file:///etc/passwd');
    document.body.dispatchEvent(drop);
  });
  await expectUnbroken(kiosk);
  for (const place of [kiosk.profile, homedir(), join(homedir(), 'Downloads')])
    expect(await readdir(place).catch(() => [])).not.toContain('kiosk-attack.txt');
});

test('a file input opens no system dialog, by touch or by script', async ({ kiosk }) => {
  const page = kiosk.page();
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { type: 'file', id: 'attack' });
    field.style.cssText = 'position:fixed;top:0;left:0;width:200px;height:90px;z-index:9999';
    const refused: string[] = [];
    Object.assign(window, { refused });
    const other = Object.assign(document.createElement('input'), { type: 'file' });
    field.addEventListener('cancel', () => refused.push('touch'));
    other.addEventListener('cancel', () => refused.push('script'));
    document.body.append(field);
    document.addEventListener('keydown', () => other.showPicker());
  });
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await page.mouse.click(40, 40);
  await expect.poll(refused).toEqual(['touch']);
  await page.keyboard.press('x');
  await expect.poll(refused).toEqual(['touch', 'script']);
});

test('an empty page or a closed window is replaced by the kiosk’s own', async ({ kiosk }) => {
  await prepareForAttack(kiosk);
  await kiosk.page().evaluate(() => {
    document.querySelector('h1')?.replaceChildren('The page before');
    location.href = 'about:blank';
  });
  // Chromium's process may crash on the way to the empty page; then another window, with our page in it, takes its place.
  await expect.poll(() => headingShown(kiosk.app)).toBe('What is on your heart today?');
  await expectUnbroken(kiosk);

  await kiosk.next(() => kiosk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.destroy()));
  await kiosk.next(() => kiosk.page().evaluate(() => window.close()));
  await expectUnbroken(kiosk);
});

test('the page may call few endpoints and use no device', async ({ kiosk }) => {
  await prepareForAttack(kiosk);
  const page = kiosk.page();
  const statuses = await page.evaluate(async () => {
    const ask = async (method: string, path: string) => {
      const body = method === 'GET' ? undefined : '{}';
      const reply = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body }),
      });
      return reply.status;
    };
    return Promise.all([
      ask('POST', '/api/auth/login'),
      ask('POST', '/api/auth/register'),
      ask('GET', '/api/auth/user'),
      ask('GET', '/api/prayers'),
      ask('POST', '/api/prayers'),
      ask('GET', '/api/admin/kiosks'),
      ask('POST', '/api/kiosk/pair'),
      ask('GET', '/api/kiosk'),
      ask('POST', '/api/kiosk'),
      ask('GET', '/api/auth/google'),
    ]);
  });
  expect(statuses).toEqual(Array(10).fill(403));
  const device = await page.evaluate(async () => ({
    clipboard: await navigator.clipboard.readText().catch(() => 'refused'),
    write: await navigator.clipboard.writeText('x').then(
      () => 'done',
      () => 'refused',
    ),
    camera: await navigator.mediaDevices?.getUserMedia({ video: true }).then(
      () => 'done',
      () => 'refused',
    ),
    keys: Object.keys((window as unknown as { lampstand: { kiosk: object } }).lampstand.kiosk).sort(),
    node: [
      typeof (window as unknown as { require?: unknown }).require,
      typeof (globalThis as { process?: unknown }).process,
    ],
  }));
  expect(device).toEqual({
    clipboard: 'refused',
    write: 'refused',
    camera: 'refused',
    keys: [
      ...['endSession', 'endStaffSession', 'exit', 'pair', 'print', 'printers'],
      ...['saveSetup', 'start', 'state', 'unlock'],
    ],
    node: ['undefined', 'undefined'],
  });
  await expectUnbroken(kiosk);
});

// How soon, electron/main/kiosk/window/watchdog.test.ts says: here the machine may be slow.
test('a page that crashes, hangs or is blank is replaced, with nothing of the visitor', async ({ start, setUp }) => {
  test.slow();
  await setUp();
  const kiosk = await start({ timeout: undefined });
  await prepareForAttack(kiosk);
  for (const blow of ['crash', 'hang', 'blank'] as const) {
    const page = await kiosk.next(async () => {
      if (blow === 'hang') {
        kiosk
          .page()
          .evaluate('for (;;);')
          .catch(() => undefined);
        return;
      }
      if (blow === 'blank') {
        await kiosk.page().evaluate(() => document.getElementById('root')?.remove());
        return;
      }
      await kiosk.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      );
    });
    await expect(heading(page), blow).toHaveText('What is on your heart today?');
    expect(await kiosk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length), blow).toBe(1);
  }
});

test('switches that open an app to whoever starts it keep a kiosk from starting', async ({ setUp, profile }) => {
  await setUp();
  const { LAMPSTAND_KIOSK_TEST: _, ...env } = process.env;
  const names = ['--remote-debugging-port=0', '--remote-debugging-pipe', '--inspect=0', '--js-flags=--expose-gc'];
  const child = spawn(electronPath(), [...launchArguments(profile), '--kiosk', ...names], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, said).toBe(2);
  // Each by itself is enough (electron/main/kiosk/options.test.ts); here none is taken away before ours sees it.
  expect(said).toContain(
    'A kiosk does not start with --remote-debugging-port, --remote-debugging-pipe, --inspect, --js-flags.',
  );
});
