import { app, BrowserWindow, Menu, type MenuItemConstructorOptions, type WebContents } from 'electron';

type MenuActions = Record<'newPrayer' | 'find' | 'settings' | 'restoreJournal' | 'checkForUpdates', () => void>;

/** The system's own menus and shortcuts with ours among them; macOS expects the app's name and its settings first. */
export const setMenu = ({ newPrayer, find, settings, restoreJournal, checkForUpdates }: MenuActions): void => {
  const isMac = process.platform === 'darwin';
  const ownItems: MenuItemConstructorOptions[] = [
    { label: 'Settings…', accelerator: 'CommandOrControl+,', click: settings },
    { label: 'Check for updates…', click: checkForUpdates },
  ];
  const view: MenuItemConstructorOptions[] = [
    { label: 'Find…', accelerator: 'CommandOrControl+F', click: find },
    { label: 'Back', accelerator: isMac ? 'Command+[' : 'Alt+Left', click: () => step(-1) },
    { label: 'Forward', accelerator: isMac ? 'Command+]' : 'Alt+Right', click: () => step(1) },
    { type: 'separator' },
    { role: 'reload' },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
    ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
  ];
  const appMenu: MenuItemConstructorOptions = {
    label: app.getName(),
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      ...ownItems,
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
  const file: MenuItemConstructorOptions[] = [
    { label: 'New prayer', accelerator: 'CommandOrControl+N', click: newPrayer },
    { label: 'Restore journal…', click: restoreJournal },
    { type: 'separator' },
    ...(isMac ? [] : [...ownItems, { type: 'separator' } as const]),
    isMac ? { role: 'close' } : { role: 'quit' },
  ];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [appMenu] : []),
      { label: 'File', submenu: file },
      { role: 'editMenu' },
      { label: 'View', submenu: view },
      { role: 'windowMenu' },
    ]),
  );
};

/** One page back or on in the window's history, where there is one. */
const step = (by: -1 | 1): void => {
  const history = BrowserWindow.getAllWindows()[0]?.webContents.navigationHistory;
  if (history?.canGoToOffset(by)) history.goToOffset(by);
};

/** Right click: copy what is selected, and paste where one can write. */
export const addContextMenu = (contents: WebContents): void => {
  contents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const items: MenuItemConstructorOptions[] = [];
    if (isEditable) items.push({ role: 'cut', enabled: editFlags.canCut });
    if (isEditable || selectionText) items.push({ role: 'copy', enabled: editFlags.canCopy });
    if (isEditable)
      items.push({ role: 'paste', enabled: editFlags.canPaste }, { type: 'separator' }, { role: 'selectAll' });
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });
};
