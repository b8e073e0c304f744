/**
 * Who may import whom (docs/architecture.md says why). The first line whose `files` fits a file decides for it.
 *
 * Patterns: `a/**` is everything below a, `*` is one name, `<own>` is what `*` stood for in `files`. Type-only and dynamic imports
 * count too. Test files (`*.test.ts`) may have what `tests` adds; what stands in a `testing/` folder is for tests and for other
 * test support alone.
 */
export interface Line {
  files: string[];
  /** Files of this repository. */
  may: string[];
  /** npm packages, `node:*` for Node's own modules, `*` for any. */
  packages: string[];
  /** What others may import of this folder, below it (core's folders only); all else is for the folder itself and its tests. */
  public?: string[];
  /** Named in the error: what to do instead. */
  instead: string;
  /** Whether it may import what is known only when it runs (server/start.ts imports what it has built, renderer/build the icons on its list). */
  computed?: true;
}

const react = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'lucide-react'];

export const table: Line[] = [
  {
    files: ['core/events/**', 'core/random/**'],
    may: [],
    packages: [],
    public: ['**'],
    instead: 'it is the same for whoever uses it, and knows nothing of them',
  },
  {
    files: ['core/text/**'],
    may: ['core/text/**'],
    packages: [],
    public: ['**'],
    instead: 'it stands below everything else in core and knows nothing of it',
  },
  {
    files: ['core/http/**'],
    may: ['core/http/**'],
    packages: [],
    public: ['securityHeaders.ts'],
    instead: 'it is what server and desktop app send with every page, and knows nothing else of core',
  },
  {
    files: ['core/classifier/**'],
    may: ['core/classifier/**', 'core/text/**'],
    packages: [],
    public: ['classifier.ts', 'features.ts', 'softmax.ts'],
    instead: 'a classifier knows texts and numbers; what its classes mean belongs to core/crisis or core/matching',
  },
  {
    files: ['core/crisis/**'],
    may: ['core/crisis/**', 'core/text/**', 'core/classifier/**'],
    packages: [],
    public: [
      'danger.ts',
      'dangerCheck.ts',
      'detector.ts',
      'foreignDetector.ts',
      'idioms.ts',
      'languages/languageOf.ts',
      'rules.ts',
    ],
    instead: 'words of danger are found by these alone, before anything else: what they need belongs to core/text',
  },
  {
    files: ['core/encoder/**'],
    may: ['core/encoder/**', 'core/classifier/**'],
    packages: [],
    public: ['encoder.ts', 'kernel.ts', 'sentenceClassifier.ts', 'tensors.ts', 'tokenizer.ts'],
    instead: 'the sentence encoder knows texts, numbers and classes; what they are about belongs to core/matching',
  },
  {
    files: ['core/scripture/**'],
    may: ['core/scripture/**', 'core/text/**'],
    packages: [],
    public: ['books.ts', 'reference.ts'],
    instead: 'the reference parser knows books and texts; who quotes them belongs above it',
  },
  {
    files: ['core/rules/**'],
    may: ['core/rules/**'],
    packages: [],
    public: ['**'],
    instead: 'a rule is a pure function of plain values: what it needs of a prayer, a request or a note is passed in',
  },
  {
    files: ['core/matching/**'],
    may: [
      'core/matching/**',
      'core/text/**',
      'core/classifier/**',
      'core/crisis/**',
      'core/encoder/**',
      'core/scripture/**',
    ],
    packages: ['fuse.js'],
    public: [
      'compact.ts',
      'foreign.ts',
      'lexicon/index.ts',
      'lookup.ts',
      'matcher.ts',
      'noMatch.ts',
      'quotations.ts',
      'types.ts',
    ],
    instead:
      'core runs everywhere: let the caller pass content, clock, ids and I/O in; schemas belong to core/contract',
  },
  {
    files: ['core/contract/**'],
    may: ['core/contract/**', 'core/rules/**', 'core/classifier/**', 'core/crisis/**', 'core/matching/**'],
    packages: ['zod'],
    public: ['**'],
    instead: 'the contract is what server and renderer say to each other; what only one of them does belongs above it',
  },
  {
    files: ['core/journal/**'],
    may: ['core/journal/**', 'core/contract/**', 'core/rules/**', 'core/text/**'],
    packages: [],
    // Each of its files is a rule that two of outbox, screens, stores and server share.
    public: ['**'],
    instead: 'the rules of the journal know no outbox and no network: those belong to core/sync',
  },
  {
    files: ['core/sync/**'],
    may: ['core/sync/**', 'core/journal/**', 'core/contract/**', 'core/rules/**', 'core/events/**'],
    packages: [],
    public: [
      'client.ts',
      'cycle.ts',
      'outbox.ts',
      'protocol.ts',
      'scheduler.ts',
      'taskQueue.ts',
      'lock/journalLock.ts',
      'lock/keyDerivation.ts',
      'lock/rowLock.ts',
      'lock/sealedRows.ts',
    ],
    instead: 'the outbox runs everywhere: let the caller pass store, transport, clock and ids in',
  },
  {
    files: ['core/bridge/**'],
    may: ['core/bridge/**', 'core/sync/**', 'core/journal/**', 'core/contract/**', 'core/rules/**'],
    packages: ['zod'],
    public: [
      'bridge.ts',
      'bridgeError.ts',
      'events.ts',
      'journalHealth.ts',
      'kioskState.ts',
      'settings.ts',
      'shortcuts.ts',
      'verb.ts',
      'verbs.ts',
    ],
    instead: "the bridge names what the desktop app's page may ask of its main process, and does nothing itself",
  },
  {
    files: ['content/**'],
    may: [
      'content/**',
      'core/random/**',
      'core/contract/**',
      'core/scripture/**',
      'core/text/**',
      'core/classifier/**',
      'core/crisis/**',
      'core/encoder/**',
      'core/matching/**',
    ],
    packages: ['node:*', 'zod', 'yaml', 'better-sqlite3'],
    instead:
      'content is words and their compiler: it knows the contract, scripture and what finds and learns in core, no process that shows them',
  },
  {
    // The one part that knows where pages are: it stands in for the router's own link (docs/proof.md P9).
    files: ['renderer/ui/controls/Link.tsx'],
    may: ['renderer/ui/**'],
    packages: ['react', 'react-router-dom'],
    instead: 'a link knows React and the router only',
  },
  {
    files: ['renderer/ui/**'],
    may: ['renderer/ui/**', 'core/events/**'],
    packages: ['react', 'react-dom', 'lucide-react'],
    instead:
      'renderer/ui knows React only: pass data, links and texts in as props, or move the component to its feature',
  },
  {
    files: ['renderer/api/**', 'renderer/platform/**'],
    may: ['renderer/api/**', 'renderer/platform/**', 'core/**'],
    packages: ['react', '@tanstack/react-query', 'idb'],
    instead: 'renderer/api and renderer/platform know core only: what belongs to a feature goes to renderer/features',
  },
  {
    files: ['renderer/features/*/**'],
    may: [
      'renderer/features/<own>/**',
      'renderer/features/*/index.ts',
      'renderer/ui/**',
      'renderer/api/**',
      'renderer/platform/**',
      'core/**',
      'content/generated/**',
    ],
    packages: [...react, 'uqr'],
    instead:
      "take it from the other feature's index.ts; what two features share belongs to renderer/ui, renderer/api or core",
  },
  {
    files: ['renderer/build/**'],
    may: ['renderer/build/**', 'core/**'],
    packages: ['node:*', 'vite', 'vite-plugin-pwa'],
    instead: 'renderer/build runs inside Vite on Node and knows nothing of the pages',
    computed: true,
  },
  {
    files: ['renderer/pwa/worker/**'],
    may: ['renderer/pwa/worker/**', 'renderer/platform/journal/**'],
    packages: ['workbox-precaching'],
    instead: 'the service worker knows the build it caches and the outbox it sends; it has no screens',
  },
  {
    files: ['renderer/**'],
    may: ['renderer/**', 'core/**', 'content/generated/**'],
    packages: [...react, '@fontsource-variable/source-serif-4', '@fontsource-variable/figtree'],
    instead: 'the shell mounts features; work with Node, the database or Electron belongs to server/ or electron/',
  },
  {
    files: ['electron/preload/**'],
    may: ['electron/preload/**', 'core/bridge/bridge.ts', 'core/bridge/events.ts'],
    packages: ['electron'],
    instead: 'a preload script has no logic: declare the verb in core/bridge and answer it in electron/main/ipc',
  },
  {
    files: ['electron/journal/**'],
    may: ['electron/journal/**', 'electron/log.ts', 'core/**'],
    packages: ['node:*', 'better-sqlite3'],
    instead: 'the journal runs under plain Node: electron/main passes in what it takes from Electron',
  },
  {
    files: ['electron/main/**'],
    may: [
      'electron/main/**',
      'electron/journal/**',
      'electron/log.ts',
      'core/**',
      'content/brand.json',
      'content/generated/**',
    ],
    packages: ['node:*', 'electron', 'electron-store', 'electron-log', 'electron-updater', '@electron/fuses', 'zod'],
    instead: 'the desktop shell shares rules through core/ and words through content/, nothing of renderer/ or server/',
  },
  {
    files: ['electron/**'],
    may: ['electron/**', 'core/**'],
    packages: ['*'],
    instead: 'the desktop shell shares rules through core/, nothing of renderer/ or server/',
  },
  {
    // server/seed is a program of its own: it fills a database with people and what they did.
    files: ['server/*.ts', 'server/testing/**', 'server/seed/**'],
    may: ['server/**', 'core/**', 'content/**'],
    packages: ['*'],
    instead: 'the server shares rules through core/ and words through content/, nothing of renderer/ or electron/',
    computed: true,
  },
  {
    files: ['server/http/**', 'server/db/**'],
    may: ['server/http/**', 'server/db/**', 'server/*/service.ts', 'server/env.ts', 'core/**'],
    packages: ['*'],
    instead: "server/http and server/db serve every feature and know none: pass it in, or ask a feature's service.ts",
  },
  {
    files: ['server/*/**'],
    may: ['server/<own>/**', 'server/*/service.ts', 'server/http/**', 'server/db/**', 'core/**', 'content/**'],
    packages: ['*'],
    instead: "ask the other feature's service.ts; what is wired together is passed in by server/features.ts",
  },
  {
    files: ['bench/**', 'e2e/**', '.ci/**', '*'],
    may: ['**'],
    packages: ['*'],
    instead: '',
    computed: true,
  },
];

/** What test files may import besides what their neighbours may, by the folder they stand in. Nothing else may import `e2e` or `bench`. */
export const tests: { files: string[]; may: string[]; packages: string[] }[] = [
  { files: ['core/**'], may: ['core/**', 'content/**'], packages: ['vitest', 'fast-check', 'node:*', 'fuse.js'] },
  { files: ['content/**'], may: ['core/**'], packages: ['vitest', 'fast-check', 'wabt'] },
  {
    files: ['renderer/**'],
    may: ['renderer/**', 'content/generated/**'],
    packages: ['vitest', 'fast-check', 'node:*'],
  },
  { files: ['electron/**'], may: ['electron/**', 'core/**'], packages: ['vitest', 'fast-check', 'node:*'] },
  { files: ['server/**'], may: ['server/**', 'core/**', 'content/**'], packages: [] },
  { files: ['**'], may: [], packages: [] },
];
