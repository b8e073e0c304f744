import { bridgeName, channelOf } from '../../core/bridge/bridge.ts';
import { verbNames } from '../../core/bridge/verbs.ts';
import { expect, test } from './fixtures.ts';

type Call = (...args: unknown[]) => Promise<unknown>;
type Bridges = Record<string, Record<string, Record<string, Call>>>;

const listed = Object.entries(verbNames).flatMap(([group, verbs]) => verbs.map((verb) => channelOf(group, verb)));

test('the main process answers the listed verbs and nothing else (E17)', async ({ reused: { app, page } }) => {
  const channels = await app.evaluate(({ ipcMain }) => ({
    handled: [...(ipcMain as unknown as { _invokeHandlers: Map<string, unknown> })._invokeHandlers.keys()],
    heard: ipcMain.eventNames().map(String),
  }));
  const electronsOwn = /^IMPORT_SHARED_TEXTURE_/;
  expect(channels.handled.filter((name) => !electronsOwn.test(name)).toSorted()).toEqual(listed.toSorted());
  // Electron's own, for errors of the emitter.
  expect(channels.heard.filter((name) => name !== 'error')).toEqual([]);

  const replies = await page.evaluate(
    async ([bridge, groups]) => {
      const found: unknown[] = [];
      for (const [group, verbs] of Object.entries(groups))
        for (const verb of verbs)
          found.push(await (globalThis as unknown as Bridges)[bridge]?.[group]?.[verb]?.({ made: 'up' }));
      return found;
    },
    [bridgeName, verbNames] as const,
  );
  expect(replies).toEqual(listed.map(() => ({ ok: false, code: 'invalid' })));
});

test('refuses the same page in another session (E17)', async ({ reused: { app } }) => {
  const replies = await app.evaluate(
    async ({ app: main, BrowserWindow, session }, [bridge, groups]) => {
      const other = session.fromPartition('stranger');
      other.protocol.handle('app', () => new Response('<h1>a</h1>', { headers: { 'Content-Type': 'text/html' } }));
      const preload = `${main.getAppPath()}/dist/electron/preload.cjs`;
      const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true, session: other } });
      await window.loadURL('app://lampstand/');
      const script = `Promise.all(${JSON.stringify(groups)}.map(([group, verb]) => ${bridge}[group][verb]()))`;
      const found = (await window.webContents.executeJavaScript(script)) as unknown;
      window.destroy();
      return found;
    },
    [bridgeName, Object.entries(verbNames).flatMap(([group, verbs]) => verbs.map((verb) => [group, verb]))] as const,
  );
  expect(replies).toEqual(listed.map(() => ({ ok: false, code: 'refused' })));
});

test('events over the bridge are plain data, without Electron’s event (E20)', async ({ reused: { app, page } }) => {
  await page.evaluate((bridge) => {
    const heard: unknown[] = [];
    const { subscribe } = (globalThis as unknown as Record<string, { subscribe(listener: Call): void }>)[bridge] ?? {};
    subscribe?.((...args) => Promise.resolve(heard.push(args)));
    Object.assign(globalThis, { heard });
  }, bridgeName);
  // Again, if the page had not said yet that it listens: what came before is the answer to that.
  await expect(async () => {
    await app.evaluate(({ app: main }) =>
      main.emit('open-url', { preventDefault: () => undefined }, 'lampstand://topic/anger'),
    );
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
    expect(heard[0]).toEqual([{ name: 'go', path: '/topic/anger' }]);
  }).toPass();
  await expect(page).toHaveURL('app://lampstand/topic/anger');
});
