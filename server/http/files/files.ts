import { createReadStream, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { contentTypeOf } from '../../../core/http/contentTypes.ts';
import { paymentHeaders, policyOfFile } from '../../../core/http/securityHeaders.ts';
import { isSubscribePath } from '../../../core/rules/billing/paths.ts';
import { policyWith, type InlineParts, type Pages } from '../../pages/service.ts';
import { madeOf } from '../../settings/service.ts';
import type { State } from '../context.ts';
import { etagOf } from '../unusualAnswers.ts';
import type { StoredAsset } from './previousBuilds.ts';

const ASSETS = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The sentence encoder's megabytes: sent from the disk, where all else is kept in memory. */
const LARGE = '.bin';

/** Pages are packed while others wait: the best packing of one with a church's long texts held them up for 60 ms, this for 2. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Variant {
  path: string;
  encoding: '' | 'br' | 'gzip';
}

interface StaticFile {
  immutable: boolean;
  /** The compressed forms, in order of preference. */
  variants: Variant[];
  plain: Variant;
}

/** The built renderer by address. Listed once at start: what is not on the list can't be asked for. */
const listFiles = async (folder: string): Promise<Map<string, StaticFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const files = new Map<string, StaticFile>();
  for (const path of found) {
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!contentTypeOf(path) || address.startsWith('/.')) continue;
    const variants: Variant[] = [];
    if (found.has(`${path}.br`)) variants.push({ path: `${path}.br`, encoding: 'br' });
    if (found.has(`${path}.gz`)) variants.push({ path: `${path}.gz`, encoding: 'gzip' });
    files.set(address, { immutable: address.startsWith(ASSETS), variants, plain: { path, encoding: '' } });
  }
  return files;
};

/** What is sent from memory: files as they are, and index.html with the words of a page. */
const createContents = (pages: Pages) => {
  type Kept = Map<string, { bytes: Buffer; etag: string; inline: InlineParts }>;
  const keep = (kept: Kept, key: string, bytes: Buffer, inline: InlineParts = { styles: [], scripts: [] }) => {
    const content = { bytes, etag: etagOf(bytes), inline };
    kept.set(key, content);
    return content;
  };
  const files: Kept = new Map();
  const pagesNow = madeOf(pages.settings, (): Kept => new Map());
  const ofFile = (path: string) => files.get(path) ?? keep(files, path, readFileSync(path));
  return {
    ofFile,
    ofPage: (path: string, indexFile: string, encoding: Variant['encoding']) => {
      // Bounded by how many pages have words of their own.
      const key = pages.hasWords(path) ? `${encoding} ${path}` : encoding;
      const kept = pagesNow();
      const known = kept.get(key);
      if (known) return known;
      const { html, ...inline } = pages.fill(path, ofFile(indexFile).bytes.toString('utf8'));
      const plain = Buffer.from(html);
      return keep(
        kept,
        key,
        encoding === 'br' ? brotliCompressSync(plain, QUICK) : encoding === 'gzip' ? gzipSync(plain) : plain,
        inline,
      );
    },
  };
};

/**
 * Serves the built renderer: hashed assets immutable, html `no-cache` with an ETag, precompressed brotli and gzip, and
 * index.html for every other address a browser navigates to, with the words of that page where `pages` has some, and with
 * 404 where it knows none. `findKept` finds the hashed files of other builds. Where payments are taken, /subscribe lets Stripe in.
 */
export const serveFiles = async (
  folder: string,
  pages: Pages,
  findKept: (name: string) => Promise<StoredAsset | null>,
  takesPayments = false,
): Promise<Middleware<State>> => {
  const files = await listFiles(folder);
  const contents = createContents(pages);

  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api/')) {
      await next();
      return;
    }
    const wantsPage = !ctx.path.startsWith(ASSETS) && extname(ctx.path) === '';
    const file = files.get(wantsPage ? '/index.html' : ctx.path);
    if (!file) {
      const asset = ctx.path.startsWith(ASSETS) ? await findKept(ctx.path.slice(ASSETS.length)) : null;
      if (asset) sendKept(ctx, asset);
      else await next();
      return;
    }
    ctx.state.route = file.immutable ? '/assets/*' : wantsPage ? 'page' : ctx.path;
    const accepted = ctx.get('Accept-Encoding');
    const { encoding, path } = file.variants.find((each) => accepted.includes(each.encoding)) ?? file.plain;
    // Before the headers: where it throws, the answer is an error and not marked as compressed.
    const page = wantsPage ? contents.ofPage(ctx.path, file.plain.path, encoding) : null;
    ctx.status = wantsPage && !pages.has(ctx.path) ? 404 : 200;
    setHeaders(ctx, file.plain.path, encoding, file.immutable);
    if (page) ctx.set('Content-Security-Policy', policyWith(page.inline, policyOfFile(ctx.path)));
    if (page && takesPayments && isSubscribePath(ctx.path)) {
      // Never one that is kept: an older one's headers would let too little in, or too much.
      ctx.set({ ...paymentHeaders, 'Cache-Control': 'no-store' });
      ctx.body = page.bytes;
      return;
    }
    if (wantsPage && pages.isUnlisted(ctx.path)) ctx.set('X-Robots-Tag', 'noindex');
    if (extname(ctx.path) === LARGE) {
      // Its name changes with what it holds.
      ctx.set('ETag', `"${basename(path)}"`);
      if (ctx.fresh) ctx.status = 304;
      else {
        ctx.length = (await stat(path)).size;
        ctx.body = createReadStream(path);
      }
      return;
    }
    const { bytes, etag } = page ?? contents.ofFile(path);
    ctx.set('ETag', etag);
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  };
};

const setHeaders = (ctx: Context, path: string, encoding: Variant['encoding'], immutable: boolean) => {
  ctx.type = contentTypeOf(path) ?? 'application/octet-stream';
  ctx.vary('Accept-Encoding');
  ctx.set('Content-Security-Policy', policyOfFile(ctx.path));
  ctx.set('Cache-Control', immutable ? IMMUTABLE : 'no-cache');
  if (encoding) ctx.set('Content-Encoding', encoding);
};

const sendKept = (ctx: Context & { state: State }, { encoding, bytes }: StoredAsset) => {
  ctx.state.route = '/assets/*';
  ctx.status = 200;
  const packed = encoding === 'br' && ctx.get('Accept-Encoding').includes('br');
  setHeaders(ctx, ctx.path, packed ? 'br' : '', true);
  ctx.body = encoding === 'br' && !packed ? brotliDecompressSync(bytes) : bytes;
};
