import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { electronSimple } from 'vite-plugin-electron/multi-env';
import { verbNames } from './core/bridge/verbs.ts';
import { boundReact } from './renderer/build/boundReact.ts';
import { classNames } from './renderer/build/classNames.ts';
import { firstChunk } from './renderer/build/firstChunk.ts';
import { leanRouter } from './renderer/build/leanRouter.ts';
import { withNotices } from './renderer/build/notices.ts';
import { precompress } from './renderer/build/precompress.ts';
import { pwa } from './renderer/build/pwa.ts';
import { readingChunk } from './renderer/build/readingChunk.ts';
import { screenChunks } from './renderer/build/screenChunks.ts';

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

/** Its package offers browsers the build for developers. The other is a kilobyte less (docs/proof.md P9). */
const routerAlias = () => {
  const folder = join(import.meta.dirname, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
  ];
};

/** Icons are made by a function of ours: the library's can do much that no screen asks for (docs/proof.md P10). */
const iconAlias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'renderer/ui/createIcon.ts'),
};

/**
 * What does nothing by being imported. Left alone, a feature's index brings all that it names into the first chunk, which
 * has a limit (docs/proof.md P9).
 */
const onlyNames =
  /\/core\/.*\.ts$|\/features\/(\w+\/index|wisdom\/result|accounts\/(session\/useSession|lazyForms))\.ts$/;

const rendererBuild: UserConfig = {
  root: 'renderer',
  resolve: { alias: [...routerAlias(), iconAlias] },
  plugins: [boundReact(), leanRouter(), classNames(), react(), withNotices({ write: true }), pwa(), precompress()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Lists of what a later file will need would lie in the first chunk, which has a limit (docs/proof.md P9); the server
    // names them for a direct visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: onlyNames, sideEffects: false }] },
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: [firstChunk(), readingChunk(), ...screenChunks()] } },
    },
  },
  worker: { format: 'es' },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
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
    // A feature's index names screens that load later. Of those nothing is packed but what the kiosk takes.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/renderer\/(?!kiosk\/).*\.tsx?$/, sideEffects: false }] },
    },
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
      // The thread is started by its name beside index.js.
      input: { index: 'server/index.ts', matcherThread: 'server/wisdom/matching/matcherThread.ts' },
      external: Object.keys(dependencies),
      output: { entryFileNames: '[name].js' },
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
