import { button, expect, type RunningKiosk } from './fixtures.ts';

/** One window, in kiosk mode, on its one page, with its developer tools shut. */
export const expectUnbroken = async ({ app }: RunningKiosk): Promise<void> => {
  const state = await app.evaluate(({ BrowserWindow, webContents }) => ({
    windows: BrowserWindow.getAllWindows().map((window) => ({
      kiosk: window.isKiosk(),
      address: window.webContents.getURL(),
      tools: window.webContents.isDevToolsOpened(),
      zoom: window.webContents.getZoomFactor(),
    })),
    contents: webContents.getAllWebContents().length,
    outside: (globalThis as unknown as { outside?: string[] }).outside ?? [],
  }));
  expect(state).toEqual({
    windows: [{ kiosk: true, address: 'app://lampstand/', tools: false, zoom: 1 }],
    contents: 1,
    outside: [],
  });
  await expect.poll(() => headingShown(app)).not.toBe('');
};

/**
 * The heading on the screen; empty while there is none. Asked in the main process: Playwright waits for ever for a navigation
 * that was refused. A page that is replaced while it is asked never answers, so no answer is waited for long.
 */
export const headingShown = (app: RunningKiosk['app']): Promise<string> =>
  app.evaluate(async ({ BrowserWindow }) => {
    const words = BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
      'document.querySelector("h1")?.innerText ?? ""',
    ) as Promise<string> | undefined;
    const silence = new Promise<string>((resolve) => setTimeout(resolve, 3_000, ''));
    return (await Promise.race([words?.catch(() => ''), silence])) ?? '';
  });

/** No key and no call has loaded the page anew. */
export const expectSamePage = async ({ page }: RunningKiosk): Promise<void> => {
  expect(await page().evaluate(() => 'marker' in window)).toBe(true);
};

/** Ready for attacks: the page marked, which any reload would lose, and the system's doors watched. */
export const prepareForAttack = async ({ app, page }: RunningKiosk): Promise<void> => {
  await app.evaluate(({ shell, Menu, dialog }) => {
    const outside: string[] = [];
    Object.assign(globalThis, { outside });
    const note = (what: string) => () => Promise.resolve(void outside.push(what) as never);
    Object.assign(shell, { openExternal: note('openExternal'), openPath: note('openPath') });
    Object.assign(dialog, { showSaveDialog: note('save'), showOpenDialog: note('open'), showMessageBox: note('box') });
    Menu.prototype.popup = () => void outside.push('menu');
  });
  await button(page(), /Touch here/).click();
  await page().evaluate(() => Object.assign(window, { marker: true }) && undefined);
};
