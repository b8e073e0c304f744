import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the pages as the server sends them (core/rules/pageHeads/sentPages.ts) beside the manifest, drawn with the very parts that the
 * browser draws. In a process of its own: those take what is global for a browser's.
 */
export const prerender = ({ resolve, css }: Pick<InlineConfig, 'resolve' | 'css'>): Plugin => {
  let folder = '';
  return {
    name: 'lampstand:prerender',
    apply: 'build',
    writeBundle: ({ dir }) => {
      folder = dir ?? '';
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!folder) return;
        const outDir = join(root, 'dist/prerender');
        await build({ ...bundle(outDir), resolve, css });
        const sent = execFileSync(process.execPath, [join(outDir, 'main.js')], {
          env: { ...process.env, TZ: 'UTC', NODE_ENV: 'production' },
          stdio: ['ignore', 'pipe', 'inherit'],
          maxBuffer: 64 * 1024 * 1024,
        });
        writeFileSync(join(folder, '.vite/sentPages.json'), sent);
        rmSync(outDir, { recursive: true });
      },
    },
  };
};

const bundle = (outDir: string): InlineConfig => ({
  configFile: false,
  root: join(root, 'renderer'),
  publicDir: false,
  logLevel: 'error',
  build: {
    ssr: 'prerender/main.tsx',
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
  // Their names are looked up in one copy of React, which is given another hook (renderer/prerender/browserStandIn.ts).
  ssr: { noExternal: true },
});
