import type { Plugin } from 'vite';

const parts = /^var (\w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const names = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler drop what the router offers and we do not use. It gives its parts names for developers' tools, and that
 * alone keeps forms, links that fetch ahead and restored scrolling in the first chunk: 4 kB (docs/proof.md P9).
 */
export const leanRouter = (): Plugin => ({
  name: 'lampstand:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(names, '').replace(parts, 'var $1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});
