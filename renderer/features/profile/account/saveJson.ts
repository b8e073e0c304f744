/** Has the browser save something as a file. */
export const saveJson = (data: unknown, name: string): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari is still reading it when `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
