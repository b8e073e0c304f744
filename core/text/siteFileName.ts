/** Letters and digits of any script with hyphens between, for the name of a file. */
export const fileWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** "grace-chapel-data.json": a file that people save, with the site's name before what it is. */
export const siteFileName = (site: string, what: string): string => [fileWord(site), what].filter(Boolean).join('-');
