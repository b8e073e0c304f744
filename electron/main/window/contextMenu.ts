import {
  Menu,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
  type Session,
  type WebContents,
} from 'electron';

/**
 * macOS has a spelling checker of its own. Elsewhere Chromium's fetches its dictionaries from a third party, and nothing here
 * may ask anybody: there it stays off (docs/decisions.md 57).
 */
export const hasSystemSpelling = process.platform === 'darwin';

export const useSystemSpelling = (session: Session): void => {
  if (hasSystemSpelling) session.setSpellCheckerEnabled(true);
};

const spelling = ({ misspelledWord, dictionarySuggestions }: ContextMenuParams, contents: WebContents) => {
  if (!misspelledWord) return [];
  const items = dictionarySuggestions.map((word): MenuItemConstructorOptions => {
    return { label: word, click: () => contents.replaceMisspelling(word) };
  });
  return [...items, ...(items.length > 0 ? [{ type: 'separator' } as const] : [])];
};

/** What a right click offers: other spellings, and to cut, copy and paste where that can be done. */
export const contextItems = (params: ContextMenuParams, contents: WebContents): MenuItemConstructorOptions[] => {
  const { isEditable, selectionText, editFlags } = params;
  const items: MenuItemConstructorOptions[] = spelling(params, contents);
  if (isEditable) items.push({ role: 'cut', enabled: editFlags.canCut });
  if (isEditable || selectionText) items.push({ role: 'copy', enabled: editFlags.canCopy });
  if (isEditable)
    items.push({ role: 'paste', enabled: editFlags.canPaste }, { type: 'separator' }, { role: 'selectAll' });
  return items;
};

export const addContextMenu = (contents: WebContents): void => {
  contents.on('context-menu', (_event, params) => {
    const items = contextItems(params, contents);
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });
};
