import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { electronSimple } from 'vite-plugin-electron/multi-env';
import { verbNames } from './core/bridge/verbs.ts';
import { boundReact } from './renderer/build/boundReact.ts';
import { chunks } from './renderer/build/chunks.ts';
import { classNames } from './renderer/build/classNames.ts';
import { withDisplayScript } from './renderer/build/displayScript.ts';
import { lateImports } from './renderer/build/lateImports.ts';
import { leanObscenity } from './renderer/build/leanObscenity.ts';
import { leanRouter } from './renderer/build/leanRouter.ts';
import { withNotices } from './renderer/build/notices.ts';
import { precompress } from './renderer/build/precompress.ts';
import { prerender } from './renderer/build/prerender.ts';
import { pwa } from './renderer/build/pwa.ts';

const server = process.env['LAMPSTAND_SERVER'] ?? 'http://localhost:3000';

/**
 * `vite build` makes dist/renderer, `vite build --mode server` dist/server, `vite build --mode desktop` dist/electron,
 * `vite build --mode kiosk` dist/kiosk.
 * `vite` serves the renderer for development and forwards /api to the server of `npm run dev`.
 */
export default defineConfig(({ mode }): UserConfig => {
  if (mode === 'server') return serverBuild;
  if (mode === 'kiosk') return kioskBuild;
  return mode === 'desktop' ? desktopBuild() : rendererBuild;
});

/** Icons are made by a function of ours: the library's can do much that no screen asks for (docs/proof.md P10). */
const iconAlias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'renderer/ui/createIcon.ts'),
};

/**
 * Nothing of ours does anything by being imported, save an entry: of a feature's index only what is used is packed. Left
 * alone, the kiosk carries accounts and journal, 57 kB.
 */
const treeshake = { moduleSideEffects: [{ test: /\/(?:core|renderer)\/.*\.tsx?$/, sideEffects: false }] };

/** What the pages drawn at build time have in common with those that browsers draw: icons and names of classes. */
const drawing = {
  resolve: { alias: [iconAlias] },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
} satisfies UserConfig;

const rendererBuild: UserConfig = {
  root: 'renderer',
  ...drawing,
  plugins: [
    boundReact(),
    lateImports(),
    leanRouter(),
    leanObscenity(),
    classNames(),
    react(),
    withDisplayScript(),
    withNotices({ write: true }),
    pwa(),
    precompress(),
    prerender(drawing),
  ],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Vite names no files where there is just one; `importWhenLoaded` needs to know it too.
      resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: chunks() } },
    },
  },
  worker: { format: 'es' },
  // With the browser's own Host: the server refuses writes whose Origin is another one.
  server: { port: 5173, proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': { target: server, changeOrigin: false } } },
};

/** The page of a lobby kiosk: built by itself, so that no visitor of the web loads or keeps a byte of it. */
const kioskBuild: UserConfig = {
  root: 'renderer/kiosk',
  publicDir: false,
  resolve: { alias: [iconAlias] },
  plugins: [react(), withNotices({ write: false })],
  build: {
    outDir: '../../dist/kiosk',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake },
  },
};

const { dependencies, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
  version: string;
};

const serverBuild = {
  publicDir: false as const,
  plugins: [withNotices({ write: false })],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      // Threads and processes are started by their names beside the file that starts them, which may be a chunk.
      input: {
        index: 'server/index.ts',
        backupCommand: 'server/backup/backupCommand.ts',
        matcherThread: 'server/wisdom/matching/matcherThread.ts',
        countThread: 'server/trends/lists/countThread.ts',
        imageProcess: 'server/images/encoder/imageProcess.ts',
      },
      external: Object.keys(dependencies),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/**
 * Main process and preload, each one file with what it needs inside. Of node_modules the package holds better-sqlite3 alone,
 * which loads a binary.
 */
const desktopBuild = (): UserConfig => ({
  publicDir: false,
  // The app shows the same dist/renderer as the browser: it is not built a second time here, only named.
  build: { rolldownOptions: { input: 'renderer/index.html' } },
  builder: {
    buildApp: async ({ environments }) => {
      if (environments['client']) environments['client'].isBuilt = true;
    },
  },
  plugins: [
    withNotices({ write: false }),
    electronSimple({
      main: {
        input: { main: 'electron/main/index.ts' },
        bundleDeps: true,
        options: { build: electronOutput('[name].js', ['better-sqlite3']) },
      },
      preload: {
        input: { preload: 'electron/preload/index.ts' },
        bundleDeps: true,
        // A sandboxed preload is one CommonJS file.
        options: {
          build: electronOutput('[name].cjs'),
          define: { APP_VERSION: JSON.stringify(version), BRIDGE_VERBS: JSON.stringify(verbNames) },
        },
      },
    }),
  ],
});

const electronOutput = (entryFileNames: string, external: string[] = []) => ({
  outDir: 'dist/electron',
  target: 'node24',
  rolldownOptions: { external, output: { entryFileNames, codeSplitting: false } },
});
