import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packages = new Set(['react', 'react/jsx-runtime']);
const prefix = '\0bound:';

/**
 * Gives our own files React's names as bindings of a module. React is CommonJS: left alone, each file looks every name up at
 * every use, `(0, r.jsx)(…)` for `j(…)`, and each chunk wraps the package again; 1.5 kB of all screens' scripts
 * (docs/proof.md P10).
 */
export const boundReact = (): Plugin => ({
  name: 'lampstand:bound-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    packages.has(id) && importer?.includes('/renderer/') && !importer.includes('/node_modules/') ? prefix + id : null,
  load(id) {
    if (!id.startsWith(prefix)) return null;
    const name = id.slice(prefix.length);
    const names = Object.keys(require(name) as object).filter((each) => /^[a-zA-Z]\w*$/.test(each));
    const code = `import * as all from '${name}';\n${names.map((each) => `export const ${each} = all.${each};`).join('\n')}`;
    return { code, moduleSideEffects: false };
  },
});
