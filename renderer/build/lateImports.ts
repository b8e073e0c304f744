import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';
const ours = normalizePath(join(import.meta.dirname, '../platform/lateFiles.ts'));

/** Has every `import()` of the build go through `importWhenLoaded`, in the place of Vite's own helper. */
export const lateImports = (): Plugin => ({
  name: 'lampstand:late-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === VITE_HELPER ? `export { importWhenLoaded as __vitePreload } from '${ours}';` : null),
});
