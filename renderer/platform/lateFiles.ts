/** A file of the build that could not be loaded. */
export class LateFileError extends Error {
  override readonly name = 'LateFileError';
  /** True if the server answered that it has no such file: a newer build has replaced it. */
  readonly isGone: boolean;

  constructor(address: string, isGone = false, cause?: unknown) {
    super(`${address} could not be loaded`, { cause });
    this.isGone = isGone;
  }
}

/** Files that are loaded or on their way, by address. One that failed is taken out, so that it can be tried again. */
const loading = new Map<string, Promise<void>>();

/**
 * Stands in for Vite's preload helper (renderer/build/lateImports.ts): it runs around every `import()` of the build.
 *
 * In Chromium up to version 153 an `import()` that failed once fails for as long as the page lives. So the files are fetched
 * first, into the browser's cache, and only imported once they are all there: what failed without a network works
 * when it is back. Vite's helper would also forget a style sheet that failed and go on without it.
 *
 * @throws {LateFileError} if a file can't be fetched; the import was not tried and can be tried again.
 */
export const importWhenLoaded = async <Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  return importModule();
};

const loadOnce = (address: string): Promise<void> => {
  const known = loading.get(address);
  if (known) return known;
  const load = loadFile(address);
  loading.set(address, load);
  load.catch(() => loading.delete(address));
  return load;
};

const loadFile = async (address: string): Promise<void> => {
  if (isInPage(address)) return;
  // The desktop app's files are on its own disk.
  if (!('lampstand' in window)) await fetchIntoCache(address);
  if (address.endsWith('.css')) await addStyle(address);
};

/** True if the page as it was sent names the file: the browser has loaded it. */
const isInPage = (address: string): boolean => {
  if (document.querySelector(`script[src="${address}"], link[rel="modulepreload"][href="${address}"]`)) return true;
  const style = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);
  // A disabled one stands inside the page as sent (server/pages/inlineParts.ts).
  return style !== null && (style.disabled || style.sheet !== null);
};

const fetchIntoCache = async (address: string): Promise<void> => {
  const fail = (cause: unknown) => {
    throw new LateFileError(address, false, cause);
  };
  const answer = await fetch(address).catch(fail);
  // A captive portal answers every address with a page of its own.
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true;
  if (!answer.ok || isHtml) throw new LateFileError(address, answer.status === 404);
  // Only a body that was read to its end is in the cache.
  await answer.arrayBuffer().catch(fail);
};

const addStyle = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new LateFileError(address));
    });
    document.head.append(link);
  });
