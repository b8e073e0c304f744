/** Sets the quotation marks and apostrophes of plain text as a printer would; authors may type straight ones. */
export const typographic = (text: string): string =>
  text
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{—–“-])'(?!\d0s|tis\b|twas\b)/g, '$1‘')
    .replaceAll("'", '’');
