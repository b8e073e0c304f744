/**
 * Who may import whom (docs/architecture.md says why). The first line whose folders hold a file decides for it.
 *
 * A folder is named without what is below it, a file with its extension; `*` is one name, `**` is everything. What stands in one
 * line may import itself; `a/*` is a line for each folder below a. Type-only and dynamic imports count too. Test files
 * (`*.test.ts`) may have what `tests` adds; what stands in a `testing/` folder is for tests and for other test support alone.
 */
interface Written {
  /** Files of this repository. */
  may?: string;
  /** npm packages, `node:*` for Node's own modules, `*` for any. */
  packages?: string;
  /** What others may import of this folder, below it (core's folders only); all else is for the folder itself and its tests. */
  public?: string;
  /** Whether its files may not even import each other. */
  alone?: true;
  /** Named in the error: what to do instead. */
  instead?: string;
  /** Whether it may import what is known only when it runs (server/start.ts imports what it has built, renderer/build the icons on its list). */
  computed?: true;
}

const names = (list = ''): string[] => list.split(' ').filter(Boolean);

/** Folders as patterns: `a` becomes `a/**`. */
const patterns = (list?: string): string[] =>
  names(list).map((name) => (/\*\*$|[^/]\.[\w*]+$/.test(name) ? name : `${name}/**`));

const read = ([files, { may, packages, public: open, ...rest }]: [string, Written]) => ({
  instead: '',
  ...rest,
  files: patterns(files),
  may: patterns(may),
  packages: names(packages),
  public: open === undefined ? undefined : names(open),
});

export type Line = ReturnType<typeof read>;

const react = 'react react-dom react-router-dom @tanstack/react-query lucide-react';

const written: Record<string, Written> = {
  'core/events core/random': {
    alone: true,
    public: '**',
    instead: 'it is the same for whoever uses it, and knows nothing of them',
  },
  'core/text': {
    public: '**',
    instead: 'it stands below everything else in core and knows nothing of it',
  },
  'core/http': {
    public: 'contentTypes.ts displayScript.ts securityHeaders.ts',
    instead: 'it is what server and desktop app send with every page, and knows nothing else of core',
  },
  'core/classifier': {
    may: 'core/text',
    public: 'classifier.ts features.ts softmax.ts',
    instead: 'a classifier knows texts and numbers; what its classes mean belongs to core/crisis or core/matching',
  },
  'core/crisis': {
    may: 'core/text core/classifier',
    public:
      'danger.ts dangerCheck.ts detector.ts foreignDetector.ts idioms.ts languages/languageOf.ts rules.ts signsOf.ts',
    instead: 'words of danger are found by these alone, before anything else: what they need belongs to core/text',
  },
  'core/encoder': {
    may: 'core/classifier',
    public: 'encoder.ts kernel.ts sentenceClassifier.ts tensors.ts tokenizer.ts',
    instead: 'the sentence encoder knows texts, numbers and classes; what they are about belongs to core/matching',
  },
  'core/scripture': {
    may: 'core/text',
    public: 'books.ts paragraphs.ts reference.ts',
    instead: 'the reference parser knows books and texts; who quotes them belongs above it',
  },
  'core/publishing': {
    packages: 'obscenity',
    public: 'concerns.ts',
    instead:
      'what a text holds that others should not read unasked; who asks, and what becomes of it, belongs above it',
  },
  'core/rules': {
    may: 'core/text',
    public: '**',
    instead: 'a rule is a pure function of plain values: what it needs of a prayer, a request or a note is passed in',
  },
  'core/matching': {
    may: 'core/text core/classifier core/crisis core/encoder core/scripture',
    packages: 'fuse.js',
    public: 'compact.ts lexicon/index.ts lookup.ts matcher.ts noMatch.ts quotations.ts signs.ts types.ts',
    instead:
      'core runs everywhere: let the caller pass content, clock, ids and I/O in; schemas belong to core/contract',
  },
  'core/contract': {
    may: 'core/rules core/classifier core/crisis core/matching',
    packages: 'zod',
    public: '**',
    instead: 'the contract is what server and renderer say to each other; what only one of them does belongs above it',
  },
  'core/journal': {
    may: 'core/contract core/rules core/text',
    // Each of its files is a rule that two of outbox, screens, stores and server share.
    public: '**',
    instead: 'the rules of the journal know no outbox and no network: those belong to core/sync',
  },
  'core/sync': {
    may: 'core/journal core/contract core/rules core/events core/text',
    public:
      'client.ts cycle.ts outbox.ts protocol.ts scheduler.ts taskQueue.ts turns.ts local/localJournal.ts lock/journalLock.ts lock/keyDerivation.ts lock/storeMutex.ts lock/sealedRows.ts',
    instead: 'the outbox runs everywhere: let the caller pass store, transport, clock and ids in',
  },
  'core/bridge': {
    may: 'core/sync core/journal core/contract core/rules',
    packages: 'zod',
    public:
      'bridge.ts bridgeError.ts events.ts journalHealth.ts kioskState.ts settings.ts shortcuts.ts verb.ts verbs.ts',
    instead: "the bridge names what the desktop app's page may ask of its main process, and does nothing itself",
  },
  content: {
    may: 'core/random core/contract core/scripture core/text core/classifier core/crisis core/encoder core/matching',
    packages: 'node:* zod yaml better-sqlite3',
    instead:
      'content is words and their compiler: it knows the contract, scripture and what finds and learns in core, no process that shows them',
  },
  // The one part that knows where pages are: it stands in for the router's own link (docs/proof.md P9).
  'renderer/ui/controls/Link.tsx': {
    may: 'renderer/ui',
    packages: 'react react-router-dom',
    instead: 'a link knows React and the router only',
  },
  'renderer/ui': {
    may: 'core/events',
    packages: 'react react-dom lucide-react uqr @fontsource-variable/source-serif-4 @fontsource-variable/figtree',
    instead:
      'renderer/ui knows React only: pass data, links and texts in as props, or move the component to its feature',
  },
  // A part that could not be loaded says so itself.
  'renderer/platform/lazyPart.tsx': {
    may: 'renderer/platform renderer/ui core',
    packages: 'react',
    instead: 'a late part knows how it is loaded and what to say meanwhile; what it shows belongs to its feature',
  },
  'renderer/api renderer/platform': {
    may: 'core',
    packages: 'react @tanstack/react-query idb',
    instead: 'renderer/api and renderer/platform know core only: what belongs to a feature goes to renderer/features',
  },
  'renderer/features/billing': {
    may: 'renderer/features/*/index.ts renderer/ui renderer/api renderer/platform core content/generated',
    packages: `${react} @stripe/stripe-js @stripe/react-stripe-js`,
    instead: "take it from the other feature's index.ts; Stripe belongs to what only /subscribe loads",
  },
  'renderer/features/*': {
    may: 'renderer/features/*/index.ts renderer/ui renderer/api renderer/platform core content/generated',
    packages: `${react} react-hook-form jsqr`,
    instead:
      "take it from the other feature's index.ts; what two features share belongs to renderer/ui, renderer/api or core",
  },
  'renderer/build': {
    may: 'core',
    packages: 'node:* vite vite-plugin-pwa',
    computed: true,
    instead: 'renderer/build runs inside Vite on Node and knows nothing of the pages',
  },
  'renderer/pwa/worker': {
    may: 'renderer/platform/journal',
    packages: 'workbox-precaching',
    instead: 'the service worker knows the build it caches and the outbox it sends; it has no screens',
  },
  renderer: {
    may: 'core content/generated',
    packages: `${react} @fontsource-variable/source-serif-4 @fontsource-variable/figtree`,
    instead: 'the shell mounts features; work with Node, the database or Electron belongs to server/ or electron/',
  },
  'electron/preload': {
    may: 'core/bridge/bridge.ts core/bridge/events.ts',
    packages: 'electron',
    instead: 'a preload script has no logic: declare the verb in core/bridge and answer it in electron/main/ipc',
  },
  'electron/journal': {
    may: 'electron/log.ts core',
    packages: 'node:* better-sqlite3',
    instead: 'the journal runs under plain Node: electron/main passes in what it takes from Electron',
  },
  'electron/main': {
    may: 'electron/journal electron/log.ts core content/brand.json content/generated',
    packages: 'node:* electron electron-store electron-log electron-updater @electron/fuses uqr zod',
    instead: 'the desktop shell shares rules through core/ and words through content/, nothing of renderer/ or server/',
  },
  electron: {
    may: 'core',
    packages: '*',
    instead: 'the desktop shell shares rules through core/, nothing of renderer/ or server/',
  },
  // Programs of their own: server/seed fills a database with people and what they did, server/backup copies one and brings it back,
  // server/billing/setup makes at Stripe what is sold.
  'server/*.ts server/testing server/seed server/backup server/billing/setup': {
    may: 'server core content',
    packages: '*',
    computed: true,
    instead: 'the server shares rules through core/ and words through content/, nothing of renderer/ or electron/',
  },
  'server/http server/db': {
    may: 'server/*/service.ts server/env.ts core',
    packages: '*',
    instead: "server/http and server/db serve every feature and know none: pass it in, or ask a feature's service.ts",
  },
  'server/*': {
    may: 'server/*/service.ts server/http server/db core content',
    packages: '*',
    instead: "ask the other feature's service.ts; what is wired together is passed in by server/features.ts",
  },
  'bench e2e .ci *.*': {
    may: '**',
    packages: '*',
    computed: true,
  },
};

export const table = Object.entries(written).map(read);

/** Files that a few may import alone, whatever the table says. */
export const reserved = [
  {
    files: patterns('content/brand.json content/generated/brand.json'),
    may: patterns('renderer/features/site/builtSite.ts electron/main/site/site.ts **/*.test.ts'),
    instead:
      'it is what a church begins with, and the church may change it: ask for the site (renderer/features/site, electron/main/site, server/settings)',
  },
];

/** What test files may import besides what their neighbours may, by the folder they stand in. Nothing else may import `e2e` or `bench`. */
export const tests = Object.entries({
  core: { may: 'core content', packages: 'vitest fast-check node:* fuse.js' },
  content: { may: 'core', packages: 'vitest fast-check wabt' },
  renderer: { may: 'renderer content/generated', packages: 'vitest fast-check node:*' },
  electron: { may: 'electron core', packages: 'vitest fast-check node:*' },
  server: { may: 'server core content' },
}).map(read);
