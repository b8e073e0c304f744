import encoderUrl from '../../../content/generated/encoder/encoder.bin?url';
import headUrl from '../../../content/generated/encoder/head.bin?url';
import kernelUrl from '../../../content/generated/encoder/kernel.wasm?url';
import { storageNames } from '../../../core/rules/kept/storageNames.ts';
import { createSentenceClassifier, type SentenceClassifier } from '../../../core/encoder/sentenceClassifier.ts';

/** For this build's files alone. Not the service worker's cache, which everybody who passes by fills. */
const CACHE = storageNames.encoder;

/** The pages of the desktop and of the kiosk: the files are part of the app. */
const isBundled = self.location.protocol === 'app:';

let classifier: SentenceClassifier | null = null;
let failed = false;
let loading = Promise.resolve();

/** Null until it has been loaded, and where that can't be: then the other classifier answers alone. */
export const sentenceClassifier = (): SentenceClassifier | null => classifier;

/**
 * Loads it in the background. With `mayFetch` false only from this device. What failed is tried again at the next start and
 * not before: no search should cost the 7.4 MB twice.
 */
export const loadSentenceClassifier = (mayFetch: boolean): void => {
  loading = loading.then(() => load(mayFetch || isBundled));
};

const load = async (mayFetch: boolean): Promise<void> => {
  if (classifier || failed) return;
  try {
    const wasm = await read(kernelUrl, mayFetch);
    if (!wasm) return;
    // Where the browser or a policy does not allow it, this throws before the large files are fetched.
    void new WebAssembly.Module(wasm);
    const head = await read(headUrl, mayFetch);
    const encoder = head && (await read(encoderUrl, mayFetch));
    if (!encoder) return;
    classifier = createSentenceClassifier({ wasm, encoder, head });
    // Only now: what stands for a file where a network wants a sign-in first must not be kept.
    if (!isBundled) await keep({ [kernelUrl]: wasm, [headUrl]: head, [encoderUrl]: encoder });
  } catch {
    failed = classifier === null;
  }
};

const read = async (url: string, mayFetch: boolean): Promise<Uint8Array<ArrayBuffer> | null> => {
  const response = (await findKept(url)) ?? (mayFetch ? await fetch(url, { priority: 'low' }) : null);
  if (response?.ok === false) throw new Error(`${response.status} for ${url}`);
  return response && new Uint8Array(await response.arrayBuffer());
};

/** Nothing where the browser keeps nothing: on pages without https, and in some private windows. */
const findKept = async (url: string): Promise<Response | undefined> => {
  if (isBundled || !('caches' in self)) return undefined;
  return caches.match(url, { cacheName: CACHE }).catch(() => undefined);
};

const keep = async (files: Record<string, Uint8Array<ArrayBuffer>>): Promise<void> => {
  const cache = await caches.open(CACHE);
  const kept = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname in files) kept.add(pathname);
    else await cache.delete(request);
  }
  for (const [url, bytes] of Object.entries(files)) if (!kept.has(url)) await cache.put(url, new Response(bytes));
};
