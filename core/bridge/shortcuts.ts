/** The key combinations on offer, as Electron writes them. */
export const shortcuts = ['CommandOrControl+Alt+P', 'CommandOrControl+Shift+L', 'CommandOrControl+Alt+Space'] as const;

export type Shortcut = (typeof shortcuts)[number];
