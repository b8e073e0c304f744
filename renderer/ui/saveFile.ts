/** Has the browser save a text as a file, or what was fetched as one. */
export const saveFile = (content: string | Blob, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari is still reading it when `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
