import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { policyOfFile } from '../../../core/http/securityHeaders.ts';
import type { State } from '../context.ts';
import type { StoredAsset } from './previousBuilds.ts';

const types: Record<string, string> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const ASSETS = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The sentence encoder's megabytes: sent from the disk, where all else is kept in memory. */
const LARGE = '.bin';

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

interface Variant {
  path: string;
  encoding: '' | 'br' | 'gzip';
}

interface StaticFile {
  type: string;
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
    const type = types[extname(path)];
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!type || address.startsWith('/.')) continue;
    const variants: Variant[] = [];
    if (found.has(`${path}.br`)) variants.push({ path: `${path}.br`, encoding: 'br' });
    if (found.has(`${path}.gz`)) variants.push({ path: `${path}.gz`, encoding: 'gzip' });
    files.set(address, { type, immutable: address.startsWith(ASSETS), variants, plain: { path, encoding: '' } });
  }
  return files;
};

/**
 * Serves the built renderer: hashed assets immutable, html `no-cache` with an ETag, precompressed brotli and gzip, and
 * index.html for every other address a browser navigates to, with the words of that page where `pages` has some, and with
 * 404 where it knows none. `kept` finds the hashed files of other builds.
 */
export const serveFiles = async (
  folder: string,
  pages: { fill(path: string, html: string): string | null; has(path: string): boolean },
  kept: (name: string) => Promise<StoredAsset | null>,
): Promise<Middleware<State>> => {
  const files = await listFiles(folder);
  const contents = new Map<string, { bytes: Buffer; etag: string }>();
  const load = (path: string) => {
    let content = contents.get(path);
    if (!content) {
      const bytes = readFileSync(path);
      content = { bytes, etag: etagOf(bytes) };
      contents.set(path, content);
    }
    return content;
  };

  // Bounded by how many pages have words of their own.
  const filled = new Map<string, { bytes: Buffer; etag: string }>();
  const loadFilled = (path: string, plainFile: string, encoding: Variant['encoding']) => {
    const key = `${encoding} ${path}`;
    const known = filled.get(key);
    if (known) return known;
    const html = pages.fill(path, load(plainFile).bytes.toString('utf8'));
    if (html === null) return null;
    const plain = Buffer.from(html);
    const bytes = encoding === 'br' ? brotliCompressSync(plain) : encoding === 'gzip' ? gzipSync(plain) : plain;
    const content = { bytes, etag: etagOf(bytes) };
    filled.set(key, content);
    return content;
  };

  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api/')) {
      await next();
      return;
    }
    const wantsPage = !ctx.path.startsWith(ASSETS) && extname(ctx.path) === '';
    const file = files.get(ctx.path === '/' || wantsPage ? '/index.html' : ctx.path);
    if (!file) {
      const asset = ctx.path.startsWith(ASSETS) ? await kept(ctx.path.slice(ASSETS.length)) : null;
      if (asset) sendKept(ctx, asset);
      else await next();
      return;
    }
    ctx.state.route = file.immutable ? '/assets/*' : wantsPage ? 'page' : ctx.path;
    const accepted = ctx.get('Accept-Encoding');
    const variant = file.variants.find(({ encoding }) => accepted.includes(encoding)) ?? file.plain;
    const page = ctx.path === '/' || wantsPage ? loadFilled(ctx.path, file.plain.path, variant.encoding) : null;
    ctx.status = wantsPage && !pages.has(ctx.path) ? 404 : 200;
    ctx.type = file.type;
    ctx.vary('Accept-Encoding');
    ctx.set('Content-Security-Policy', policyOfFile(ctx.path));
    ctx.set('Cache-Control', file.immutable ? IMMUTABLE : 'no-cache');
    if (variant.encoding) ctx.set('Content-Encoding', variant.encoding);
    if (extname(ctx.path) === LARGE) {
      // Its name changes with what it holds.
      ctx.set('ETag', `"${basename(variant.path)}"`);
      if (ctx.fresh) ctx.status = 304;
      else {
        ctx.length = (await stat(variant.path)).size;
        ctx.body = createReadStream(variant.path);
      }
      return;
    }
    const { bytes, etag } = page ?? load(variant.path);
    ctx.set('ETag', etag);
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  };
};

const sendKept = (ctx: Context & { state: State }, { encoding, bytes }: StoredAsset) => {
  ctx.state.route = '/assets/*';
  ctx.status = 200;
  ctx.type = types[extname(ctx.path)] ?? 'application/octet-stream';
  ctx.vary('Accept-Encoding');
  ctx.set('Content-Security-Policy', policyOfFile(ctx.path));
  ctx.set('Cache-Control', IMMUTABLE);
  const packed = encoding === 'br' && ctx.get('Accept-Encoding').includes('br');
  if (packed) ctx.set('Content-Encoding', 'br');
  ctx.body = encoding === 'br' && !packed ? brotliDecompressSync(bytes) : bytes;
};
