import { app, BrowserWindow, Menu, type MenuItemConstructorOptions as Item } from 'electron';

type Action =
  | 'newPrayer'
  | 'openCopy'
  | 'booklet'
  | 'print'
  | 'savePdf'
  | 'restoreJournal'
  | 'search'
  | 'find'
  | 'findNext'
  | 'findPrevious'
  | 'settings'
  | 'checkForUpdates'
  | 'licences'
  | 'support';

export type MenuActions = Record<Action, () => void> & { go(path: string): void };

const isMac = process.platform === 'darwin';
const line: Item = { type: 'separator' };

const settingsItem = ({ settings }: MenuActions): Item => ({
  label: 'Settings…',
  accelerator: 'CommandOrControl+,',
  click: settings,
});
const updatesItem = ({ checkForUpdates }: MenuActions): Item => ({
  label: 'Check for updates…',
  click: checkForUpdates,
});

/** On macOS the app's own menu comes first, with its settings and its end. */
const appMenu = (actions: MenuActions): Item => ({
  label: app.getName(),
  submenu: [
    { role: 'about' },
    updatesItem(actions),
    line,
    settingsItem(actions),
    line,
    { role: 'services' },
    line,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    line,
    { role: 'quit' },
  ],
});

const fileMenu = (actions: MenuActions): Item => ({
  label: 'File',
  submenu: [
    { label: 'New prayer', accelerator: 'CommandOrControl+N', click: actions.newPrayer },
    { label: 'Open copy…', accelerator: 'CommandOrControl+O', click: actions.openCopy },
    line,
    { label: 'Journal as a booklet…', accelerator: 'CommandOrControl+Shift+P', click: actions.booklet },
    { label: 'Save as PDF…', accelerator: 'CommandOrControl+Shift+S', click: actions.savePdf },
    { label: 'Print…', accelerator: 'CommandOrControl+P', click: actions.print },
    line,
    { label: 'Restore journal…', click: actions.restoreJournal },
    line,
    ...(isMac ? [] : [settingsItem(actions), line]),
    { role: 'close' },
    ...(isMac ? [] : [{ role: 'quit' } as const]),
  ],
});

const editMenu = (actions: MenuActions): Item => ({
  label: 'Edit',
  submenu: [
    { role: 'undo' },
    { role: 'redo' },
    line,
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { role: 'pasteAndMatchStyle' },
    { role: 'delete' },
    { role: 'selectAll' },
    line,
    { label: 'Search…', accelerator: 'CommandOrControl+K', click: actions.search },
    { label: 'Find in page…', accelerator: 'CommandOrControl+F', click: actions.find },
    { label: 'Find next', accelerator: isMac ? 'Command+G' : 'F3', click: actions.findNext },
    { label: 'Find previous', accelerator: isMac ? 'Shift+Command+G' : 'Shift+F3', click: actions.findPrevious },
    ...(isMac
      ? [line, { label: 'Speech', submenu: [{ role: 'startSpeaking' }, { role: 'stopSpeaking' }] } satisfies Item]
      : []),
  ],
});

const viewMenu = (): Item => ({
  label: 'View',
  submenu: [
    { role: 'reload' },
    line,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    // The same key without Shift, as browsers take it.
    { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false, acceleratorWorksWhenHidden: true },
    { role: 'zoomOut' },
    line,
    { role: 'togglefullscreen' },
    ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
  ],
});

const places = [
  ['Wisdom', '/'],
  ['Journal', '/journal'],
  ['SoulFeed', '/chat'],
  ['Circles', '/communities'],
] as const;

const goMenu = ({ go }: MenuActions): Item => ({
  label: 'Go',
  submenu: [
    { label: 'Back', accelerator: isMac ? 'Command+[' : 'Alt+Left', click: () => step(-1) },
    { label: 'Forward', accelerator: isMac ? 'Command+]' : 'Alt+Right', click: () => step(1) },
    line,
    ...places.map(([label, path], index): Item => {
      return { label, accelerator: `CommandOrControl+${index + 1}`, click: () => go(path) };
    }),
  ],
});

/** Without "Close", which stands among the files on every system. */
const windowMenu: Item = {
  role: 'window',
  submenu: [{ role: 'minimize' }, { role: 'zoom' }, ...(isMac ? [line, { role: 'front' } as const] : [])],
};

const helpMenu = (actions: MenuActions): Item => ({
  role: 'help',
  submenu: [
    { label: 'Support', click: actions.support },
    { label: 'Licences', click: actions.licences },
    ...(isMac ? [] : [line, updatesItem(actions), { role: 'about' } as const]),
  ],
});

/** The menus with their keys, as each system has them. A kiosk has none (kiosk/start.ts). */
export const setMenu = (actions: MenuActions): void =>
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [appMenu(actions)] : []),
      fileMenu(actions),
      editMenu(actions),
      viewMenu(),
      goMenu(actions),
      windowMenu,
      helpMenu(actions),
    ]),
  );

/** One page back or on in the window's history, where there is one. */
const step = (by: -1 | 1): void => {
  const history = BrowserWindow.getAllWindows()[0]?.webContents.navigationHistory;
  if (history?.canGoToOffset(by)) history.goToOffset(by);
};
