import { app, Menu, type MenuItemConstructorOptions, type WebContents } from 'electron';

/** The system's own menus and shortcuts; macOS expects the app's name first. */
export const setMenu = (): void => {
  const isMac = process.platform === 'darwin';
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
    ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
  ];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [{ role: 'appMenu' } as const] : []),
      { role: 'fileMenu' },
      { role: 'editMenu' },
      { label: 'View', submenu: view },
      { role: 'windowMenu' },
    ]),
  );
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
