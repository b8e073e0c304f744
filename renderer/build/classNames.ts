import type { Plugin } from 'vite';

/**
 * Has the bundler see the class names that a screen takes from its style sheet one by one: it writes them where they are
 * used, and the tables of all of them, half a kilobyte of the first chunk (docs/proof.md P9), are left out.
 */
export const classNames = (): Plugin[] => [
  {
    name: 'lampstand:class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: /\.module\.css'/ },
      handler: (code) => code.replace(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
    },
  },
  {
    // When nothing is left of the table, the sheet itself is still wanted: without this it would go too.
    name: 'lampstand:style-sheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      order: 'post',
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
