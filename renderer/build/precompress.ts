import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;

/**
 * Writes a .br and a .gz beside every text file of the build, so that the server never compresses at request time. Last of
 * all: the service worker is written when the bundle is closed.
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
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      );
    }
  }
};
