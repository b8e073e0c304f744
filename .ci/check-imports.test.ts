import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkImports, judge } from './check-imports.ts';
import { table, tests } from './import-table.ts';

const allowed: [from: string, to: string][] = [
  ['core/contract/search.ts', 'core/rules/limits.ts'],
  ['core/scripture/reference.ts', 'core/scripture/shape.ts'],
  ['core/scripture/reference.test.ts', 'core/scripture/shape.ts'],
  ['core/matching/reference.ts', 'core/scripture/reference.ts'],
  ['core/matching/reference.test.ts', 'core/scripture/testing/referenceForms.ts'],
  ['core/sync/client.ts', 'core/journal/entries.ts'],
  ['core/sync/client.test.ts', 'core/sync/testing/simulation/simulation.ts'],
  ['core/sync/testing/simulation/simulation.ts', 'core/sync/testing/simulation/server.ts'],
  ['bench/journal.ts', 'core/sync/testing/simulation/simulation.ts'],
  ['content/compile.ts', 'core/scripture/reference.ts'],
  ['renderer/ui/Card.tsx', 'renderer/ui/classes.ts'],
  ['renderer/features/search/Flow.ts', 'renderer/features/search/deep/Part.ts'],
  ['renderer/features/search/Flow.ts', 'renderer/features/topics/index.ts'],
  ['renderer/features/search/Flow.ts', 'content/generated/home.json'],
  ['renderer/features/site/builtSite.ts', 'content/generated/brand.json'],
  ['renderer/features/home/HomePage.tsx', 'renderer/features/site/index.ts'],
  ['server/pages/pages.test.ts', 'content/brand.json'],
  ['electron/main/site/site.ts', 'content/brand.json'],
  ['renderer/api/client.ts', 'core/contract/routes.ts'],
  ['renderer/routes.tsx', 'renderer/features/topics/TopicPage.tsx'],
  ['electron/preload/index.ts', 'core/bridge/bridge.ts'],
  ['electron/journal/sync/transport.ts', 'electron/journal/store/files.ts'],
  ['electron/main/index.ts', 'electron/journal/host.ts'],
  ['server/search/routes.ts', 'server/limits/service.ts'],
  ['server/search/routes.ts', 'server/http/identity/person.ts'],
  ['server/search/store.ts', 'server/db/db.ts'],
  ['server/app.ts', 'server/search/store.ts'],
  ['server/seed/people.ts', 'server/accounts/store.ts'],
  ['server/search/search.test.ts', 'server/app.ts'],
  ['core/matching/matcher.test.ts', 'content/generated/matching.json'],
  ['bench/search.ts', 'server/search/store.ts'],
  ['e2e/web/home.spec.ts', 'core/rules/time.ts'],
  ['vite.config.ts', 'renderer/build/precompress.ts'],
];

const forbidden: [from: string, to: string, says: string][] = [
  ['core/events/listeners.ts', 'core/random/mulberry32.ts', 'knows nothing of them'],
  ['core/random/mulberry32.ts', 'core/events/listeners.ts', 'knows nothing of them'],
  ['core/random/mulberry32.ts', 'core/random/other.ts', 'knows nothing of them'],
  ['vite.config.ts', 'core/sync/testing/simulation/simulation.ts', 'for tests alone'],
  ['core/rules/limits.ts', 'content/compile/files.ts', 'passed in'],
  ['core/rules/limits.ts', 'server/env.ts', 'passed in'],
  ['core/rules/limits.ts', 'core/contract/search.ts', 'passed in'],
  ['core/contract/search.ts', 'core/sync/client.ts', 'belongs above it'],
  ['core/journal/entries.ts', 'core/sync/client.ts', 'belong to core/sync'],
  ['core/scripture/reference.ts', 'core/matching/lexical/spelling.ts', 'belongs above it'],
  ['core/sync/client.ts', 'core/sync/testing/simulation/simulation.ts', 'for tests alone'],
  ['electron/journal/journal.ts', 'core/sync/cursor.ts', 'private to core/sync/'],
  ['server/journal/journal.test.ts', 'core/sync/push.ts', 'private to core/sync/'],
  ['renderer/platform/journal/worker.ts', 'core/sync/lock/sealedStore.ts', 'private to core/sync/'],
  ['electron/main/index.ts', 'core/bridge/kiosk.ts', 'private to core/bridge/'],
  ['renderer/features/search/Flow.ts', 'core/matching/finding/ranking.ts', 'private to core/matching/'],
  ['renderer/features/search/Flow.ts', 'core/crisis/suicide.ts', 'private to core/crisis/'],
  ['core/matching/reference.ts', 'core/scripture/shape.ts', 'private to core/scripture/'],
  ['core/matching/reference.test.ts', 'core/scripture/shape.ts', 'private to core/scripture/'],
  ['content/learning/trainHead.ts', 'core/encoder/linear.ts', 'private to core/encoder/'],
  ['server/features.ts', 'core/encoder/transformer.ts', 'private to core/encoder/'],
  ['bench/encoder.ts', 'core/encoder/linear.ts', 'private to core/encoder/'],
  ['server/app.ts', 'core/crisis/testing/phrases.ts', 'for tests alone'],
  ['core/new/file.ts', 'core/rules/time.ts', 'stands in no folder'],
  ['content/compile.ts', 'core/sync/client.ts', 'no process that shows them'],
  ['content/compile.ts', 'server/scripture/store.ts', 'no process that shows them'],
  ['renderer/ui/Card.tsx', 'renderer/api/client.ts', 'renderer/ui knows React only'],
  ['renderer/ui/Card.tsx', 'core/rules/time.ts', 'renderer/ui knows React only'],
  ['renderer/features/search/Flow.ts', 'renderer/features/topics/TopicPage.tsx', "feature's index.ts"],
  ['renderer/features/search/Flow.ts', 'renderer/features/topics/deep/index.ts', "feature's index.ts"],
  ['renderer/features/search/Flow.ts', 'content/compile/files.ts', "feature's index.ts"],
  ['renderer/features/search/Flow.ts', 'renderer/main.tsx', "feature's index.ts"],
  ['renderer/api/client.ts', 'renderer/ui/toast.ts', 'core only'],
  ['renderer/main.tsx', 'server/app.ts', 'belongs to server'],
  ['renderer/features/home/HomePage.tsx', 'content/generated/brand.json', 'ask for the site'],
  ['renderer/features/site/followSite.ts', 'content/generated/brand.json', 'ask for the site'],
  ['renderer/shell/Header.tsx', 'content/generated/brand.json', 'ask for the site'],
  ['electron/main/window/tray.ts', 'content/brand.json', 'ask for the site'],
  ['server/mail/emailLayout.ts', 'content/generated/brand.json', 'ask for the site'],
  ['electron/preload/index.ts', 'core/rules/limits.ts', 'no logic'],
  ['electron/preload/index.ts', 'electron/main/ipc/app.ts', 'no logic'],
  ['electron/journal/journal.ts', 'electron/main/window.ts', 'plain Node'],
  ['electron/main/index.ts', 'renderer/routes.tsx', 'shares rules through core'],
  ['server/search/routes.ts', 'server/limits/store.ts', "feature's service.ts"],
  ['server/search/routes.ts', 'server/seed/people.ts', "feature's service.ts"],
  ['server/search/routes.ts', 'server/app.ts', "feature's service.ts"],
  ['server/http/serve.ts', 'server/search/store.ts', 'know none'],
  ['server/app.ts', 'renderer/api/client.ts', 'nothing of renderer'],
  ['server/app.ts', 'bench/harness.ts', 'nothing of renderer'],
  ['renderer/main.tsx', 'e2e/web/pages/HomePage.ts', 'belongs to server'],
  ['server/search/search.test.ts', 'e2e/fixtures.ts', "feature's service.ts"],
  ['loose/file.ts', 'core/rules/time.ts', 'stands in no folder'],
];

const packages: [from: string, name: string, may: boolean][] = [
  ['core/contract/search.ts', 'zod', true],
  ['core/contract/search.ts', 'zod/mini', true],
  ['core/rules/limits.ts', 'zod', false],
  ['core/matching/matcher.ts', 'fuse.js', true],
  ['core/rules/limits.ts', 'fuse.js', false],
  ['core/rules/limits.ts', 'node:crypto', false],
  ['core/rules/limits.ts', 'react', false],
  ['core/rules/limits.test.ts', 'fast-check', true],
  ['core/rules/limits.ts', 'fast-check', false],
  ['renderer/ui/Dialog.tsx', 'lucide-react', true],
  ['renderer/ui/Dialog.tsx', '@tanstack/react-query', false],
  ['renderer/ui/Dialog.tsx', 'zod', false],
  ['renderer/features/search/Flow.ts', 'koa', false],
  ['renderer/features/search/Flow.ts', 'electron', false],
  ['renderer/platform/current.ts', 'node:fs', false],
  ['electron/preload/index.ts', 'electron', true],
  ['electron/preload/index.ts', 'node:fs', false],
  ['electron/journal/journal.ts', 'better-sqlite3', true],
  ['electron/journal/journal.ts', 'electron', false],
  ['electron/journal/host.ts', 'electron/main', false],
  ['server/search/store.ts', '@koa/router', true],
  ['server/search/store.ts', 'fs', false],
];

describe('the import table', () => {
  test.each(allowed)('%s may import %s', (from, to) => {
    expect(judge(from, to, 'file')).toBeNull();
  });
  test.each(forbidden)('%s may not import %s', (from, to, says) => {
    expect(judge(from, to, 'file')).toContain(says);
  });
  test.each(packages)('%s and the package %s: %s', (from, name, may) => {
    expect(judge(from, name, 'package') === null).toBe(may);
  });
});

test('every folder of core names its public files, and they exist', () => {
  const folders = new Set(globSync('core/*/').map((folder) => folder.split(sep).join('/')));
  const lines = table.filter(({ files }) => files.every((pattern) => pattern.startsWith('core/')));
  for (const { files, public: names } of lines) {
    expect(names, files.join()).toBeDefined();
    for (const folder of files.map((pattern) => pattern.replace('/**', ''))) {
      folders.delete(folder);
      for (const name of names ?? []) expect(globSync(`${folder}/${name}`), `${folder}/${name}`).not.toEqual([]);
    }
  }
  expect([...folders]).toEqual([]);
});

test('every package that the table names is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const named = [...table, ...tests].flatMap((line) => line.packages).filter((name) => !/^(node:)?\*$/.test(name));
  expect([...new Set(named)].filter((name) => !installed.includes(name))).toEqual([]);
});

const faults = (files: Record<string, string>): string[] =>
  checkImports(new Map(Object.entries(files)), (path) => path in files);

describe('the reading of files', () => {
  const time = 'export const now = 1;';
  test.each([
    ["import { now } from '../../core/rules/time.ts';"],
    ["import type { now } from '../../core/rules/time.ts';"],
    ["export { now } from '../../core/rules/time.ts'; export const own = 1;"],
    ["type Now = import('../../core/rules/time.ts').now;"],
    ["const load = () => import('../../core/rules/time.ts');"],
    ["const all = import.meta.glob('../../core/rules/*.ts');"],
    ["const all = import.meta.glob(['./a.css', '../../core/rules/*.ts'], { eager: true });"],
  ])('%s is seen', (text) => {
    const found = faults({ 'renderer/ui/Card.tsx': `\n${text}`, 'core/rules/time.ts': time });
    expect(found).toEqual([expect.stringMatching(/^renderer\/ui\/Card\.tsx:2 .*may not import core\/rules\//)]);
  });

  test('a computed import is refused, but where built files are started', () => {
    const text = 'export const load = (name: string) => import(name);';
    expect(faults({ 'core/rules/time.ts': text })).toEqual([expect.stringContaining('must be a plain string')]);
    expect(faults({ 'server/start.ts': text })).toEqual([]);
  });

  test('a path without extension is refused: Node would not find it', () => {
    expect(faults({ 'core/text/a.ts': "import './b';", 'core/text/b.ts': time })).toEqual([
      expect.stringContaining('is no file'),
    ]);
  });

  test('style queries and generated content resolve', () => {
    const text =
      "import './a.css?inline'; import home from '../../../content/generated/home.json'; export const title = home.title;";
    expect(faults({ 'renderer/features/search/a.ts': text, 'renderer/features/search/a.css': '' })).toEqual([]);
  });

  test('cycles are found, type-only ones too, each once', () => {
    const found = faults({
      'core/text/a.ts': "import type { B } from './b.ts'; export const a = 1;",
      'core/text/b.ts': "import { c } from './c.ts'; export type B = typeof c;",
      'core/text/c.ts': "export const c = () => import('./a.ts');",
      'core/text/d.ts': "import './a.ts';",
    });
    expect(found).toEqual([
      'core/text/a.ts:1 import cycle: core/text/a.ts -> core/text/b.ts -> core/text/c.ts -> core/text/a.ts',
    ]);
  });

  test('barrels are refused, but a feature index and what a lazy chunk gathers', () => {
    const found = faults({
      'core/text/index.ts': "export * from './a.ts';",
      'core/text/hands-on.ts': "import { a } from './a.ts';\nexport { a };",
      'core/text/a.ts': 'export const a = 1;',
      'core/text/b.ts': "import './hands-on.ts';\nexport const b = () => import('./chunk.ts');",
      'core/text/chunk.ts': "export { a } from './a.ts';",
      'renderer/features/search/index.ts': "export { Search } from './Search.tsx';",
      'renderer/features/search/Search.tsx': 'export const Search = () => null;',
    });
    expect(found).toEqual([
      expect.stringMatching(/^core\/text\/index\.ts:1 only/),
      expect.stringMatching(/^core\/text\/hands-on\.ts:1 only/),
    ]);
  });
});
