import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|json|svg|txt|webmanifest|wasm|bin)$/;
/** Numbers in megabytes: more effort takes seconds and saves nothing. */
const numbers = /\.bin$/;
const ENOUGH = 5;

/**
 * Writes a .br and a .gz beside every file of the build that gets smaller by it, so that the server never compresses at
 * request time. Last of all: the service worker is written when the bundle is closed.
 */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'lampstand:precompress',
    apply: 'build',
    writeBundle: ({ dir }) => {
      folder = dir ?? '';
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (folder) compressFolder(folder);
      },
    },
  };
};

const compressFolder = (folder: string) => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compressFolder(path);
    else if (compressible.test(name)) {
      const bytes = readFileSync(path);
      const quality = numbers.test(name) ? ENOUGH : constants.BROTLI_MAX_QUALITY;
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: Math.min(quality, 9) }));
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    }
  }
};
