import type { Plugin } from 'vite';

/**
 * Has the bundler see the class names that a screen takes from its style sheet one by one: it writes them where they are
 * used, and leaves out the tables of all of them: 0.6 kB of the first chunk (docs/proof.md P9), 1.8 kB of all screens
 * (docs/proof.md P10), as measured without this.
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
