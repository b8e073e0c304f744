/** Has the browser save a text as a file. */
export const saveFile = (text: string, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari is still reading it when `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** How the name of a saved journal ends: the desktop app opens such files (electron-builder.yml). */
export const JOURNAL_ENDING = 'lampstand.json';

export const fileName = (brandName: string, now: Date, ending: string): string =>
  `${brandName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-prayers-${now.toISOString().slice(0, 10)}.${ending}`;
