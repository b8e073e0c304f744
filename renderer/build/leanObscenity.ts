import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const dist = normalizePath(join(import.meta.dirname, '../../node_modules/obscenity/dist'));
const prefix = '\0lean:obscenity';

/** Where the package keeps what core/publishing/slurs.ts takes of it. */
const files = {
  assignIncrementingIds: 'matcher/BlacklistedTerm.js',
  collapseDuplicatesTransformer: 'transformer/collapse-duplicates/index.js',
  parseRawPattern: 'pattern/Pattern.js',
  RegExpMatcher: 'matcher/regexp/RegExpMatcher.js',
  resolveConfusablesTransformer: 'transformer/resolve-confusables/index.js',
  resolveLeetSpeakTransformer: 'transformer/resolve-leetspeak/index.js',
  toAsciiLowerCaseTransformer: 'transformer/to-ascii-lowercase/index.js',
};

const exports = Object.entries(files).map(([name, file]) => `export { ${name} } from '${dist}/${file}';`);

/** Leaves out signs that never stand in a text in Unicode's form NFKC. */
export const withoutCompatible = (code: string): string =>
  code.replace(/[^\0-\x7f]/gu, (sign) => (sign.normalize('NFKC') === sign ? sign : ''));

/**
 * Packs of obscenity what is used: it is CommonJS, of which the bundler drops nothing. Of its table of look-alikes a third goes
 * too: core/publishing/concerns.ts has texts in NFKC before they are looked through. Together 6 kB (docs/proof.md P10).
 */
export const leanObscenity = (): Plugin => ({
  name: 'lampstand:lean-obscenity',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'obscenity' ? prefix : null),
  load: (id) => (id === prefix ? { code: exports.join('\n'), moduleSideEffects: false } : null),
  transform: {
    filter: { id: /\/obscenity\/dist\/transformer\/resolve-confusables\/confusables\.js$/ },
    handler: (code) => ({ code: withoutCompatible(code), map: null }),
  },
});
