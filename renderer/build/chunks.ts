import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

const root = normalizePath(join(import.meta.dirname, '../..'));

/**
 * What lies at these paths from the repository's root, files or folders. The build stops at one that is not there: a group
 * that silently lost what it names would only show in the bench.
 */
const within = (paths: string[], except: string[] = []): ((id: string) => boolean) => {
  const missing = [...paths, ...except].filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new Error(`renderer/build/chunks.ts names what is not there: ${missing.join(', ')}`);
  const below = (list: string[]) => list.map((path) => `${root}/${path}`);
  const [inside, outside] = [below(paths), below(except)];
  return (id) => inside.some((path) => id.startsWith(path)) && !outside.some((path) => id.startsWith(path));
};

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const lucide = 'node_modules/lucide-react/dist/esm/';

/** What the care card, the strip and the page of helplines show: they are in the first load (features/crisis/index.ts). */
const careIcons = ['arrow-left', 'door-open', 'external-link', 'life-buoy', 'message-square', 'phone'];

/**
 * Named by the first screen, behind a feature's index or a library's, but used by later screens alone (docs/proof.md P9).
 */
const later = within(
  [
    `${lucide}icons/`,
    'renderer/features/wisdom/result.ts',
    'renderer/features/accounts/session/useSession.ts',
    'renderer/features/accounts/lazyForms.ts',
    'renderer/features/offline/connectivity.ts',
    'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
    'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
  ],
  careIcons.map((name) => `${lucide}icons/${name}.mjs`),
);

/**
 * Everything the first screen imports. Left alone, the bundler cuts off each piece that a later screen shares with it:
 * small files that compress badly, 5 kB more before the first paint (docs/proof.md P9).
 */
const firstChunk = () => {
  const known = new Map<string, boolean>();
  const isFirst = (id: string, graph: Graph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // For modules that import each other: the way round leads to no entry.
    known.set(id, false);
    if (later(id)) return false;
    const module = graph.getModuleInfo(id);
    const first = module !== null && (module.isEntry || module.importers.some((each) => isFirst(each, graph)));
    known.set(id, first);
    return first;
  };
  return {
    debugName: 'first',
    name: (id: string, graph: Graph): string | null => (isFirst(id, graph) ? 'first' : null),
  };
};

const features = 'renderer/features';

/**
 * The files that scripts are packed in; a module goes to the first group that names it, with what it imports. Without any
 * group the bundler makes 123 files instead of 42, together 24 kB larger (docs/proof.md P10), and a slow phone waits a
 * round trip for every six (docs/proof.md P11). What each group brings was measured by leaving it out.
 */
// oxlint-disable-next-line max-lines-per-function -- a list, one chunk after the other: the order decides
export const chunks = () => [
  firstChunk(),
  {
    // What every screen of words is made of: cards, buttons, sharing, saving. Without it a topic takes 21 files, not 6.
    name: 'reading',
    test: within(
      [
        'renderer/ui/',
        'renderer/api/',
        'renderer/platform/',
        `${features}/notes/index.ts`,
        `${features}/notes/SaveButton.tsx`,
        `${features}/scripture/`,
        `${features}/sharing/`,
        `${features}/topics/library.ts`,
        `${features}/offline/connectivity.ts`,
        'core/rules/share.ts',
        'core/rules/text.ts',
        'core/rules/time.ts',
        'core/rules/daily.ts',
        'core/rules/network/connectivity.ts',
        'core/rules/pageHeads/contentHeads.ts',
        'core/contract/routes.ts',
        lucide,
      ],
      [
        'renderer/ui/feedback/ConfirmModal.tsx',
        'renderer/ui/feedback/Toaster.tsx',
        'renderer/ui/illustrations/drawings.ts',
        'renderer/ui/illustrations/categoryDrawings.ts',
        'renderer/ui/illustrations/strokes.ts',
        'renderer/ui/forms/',
        'renderer/ui/layout/Section.tsx',
        'renderer/ui/layout/Section.module.css',
        'renderer/platform/desktop/journal.ts',
        'renderer/platform/journal/',
        `${features}/sharing/image/`,
        `${lucide}icons/`,
      ],
    ),
    minShareCount: 2,
  },
  // 0.5 kB, and two files less for a note.
  { name: 'icons', test: within([`${lucide}icons/`]), minShareCount: 2 },
  {
    name: 'crisis',
    test: within(
      ['core/crisis/', 'core/text/edits.ts', 'core/text/wordByForm.ts'],
      ['core/crisis/detector.ts', 'core/crisis/foreignDetector.ts', 'core/crisis/languages/'],
    ),
  },
  {
    name: 'store',
    test: within(
      ['renderer/platform/journal/', 'core/sync/', 'core/journal/'],
      ['core/journal/export.ts', 'core/journal/filter.ts', 'core/journal/onThisDay.ts', 'core/journal/prayNow.ts'],
    ),
  },
  {
    // Before the groups below, which would else bring all of theirs to each screen that has a field: 60 kB to a topic.
    name: 'forms',
    test: within([
      'renderer/ui/forms/',
      'renderer/ui/feedback/ConfirmModal.tsx',
      'renderer/ui/layout/Section.tsx',
      'renderer/ui/layout/Section.module.css',
      'core/rules/ages.ts',
    ]),
  },
  {
    // On every page of whoever is signed in: 1.4 kB, where the sign-in forms below would come along with 7.7 kB.
    name: 'session',
    test: within([`${features}/accounts/session/signedIn.ts`, `${features}/accounts/session/signInOut.ts`]),
  },
  // 6.5 kB less than the 18 files of one form each.
  { name: 'entry', test: within([`${features}/accounts/`]) },
  {
    // On every page of whoever is signed in: 3.2 kB, where the journal's screens would come along with 10.8 kB.
    name: 'journalSync',
    test: within([`${features}/journal/sync/`, `${features}/journal/reminders/notifications.ts`]),
  },
  // 2.5 kB less than six files.
  { name: 'journal', test: within([`${features}/journal/`]) },
  {
    // Shared by all of the community, by documents and notices, where posts would come along with 13 kB.
    name: 'community',
    test: within([
      `${features}/gate/`,
      `${features}/images/`,
      `${features}/live/`,
      `${features}/notices/useNotices.ts`,
      `${features}/notices/UnreadNotices.tsx`,
      'core/rules/community.ts',
      'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
    ]),
  },
  // Before the circles, which show posts too. With them 8.5 kB less than 16 files.
  { name: 'posts', test: within([`${features}/posts/`, `${features}/moderation/`]) },
  { name: 'circles', test: within([`${features}/circles/`]) },
  // 1.3 kB less than five files.
  { name: 'profile', test: within([`${features}/profile/`, `${features}/notices/`, `${features}/blocks/`]) },
  // On every page, where the desktop app's settings would come along with 6.3 kB.
  { name: 'installation', test: within(['renderer/shell/installation.tsx']) },
  // 1.6 kB less than five files.
  { name: 'desktop', test: within([`${features}/desktop/`]) },
];
