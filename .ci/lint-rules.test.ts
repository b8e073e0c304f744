import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

interface Report {
  number_of_files: number;
  diagnostics: { filename: string; code: string; message: string }[];
}

const lines = (count: number): string => 'export {};\n'.repeat(count);

const refused = [
  ['ours/described-disable', '// oxlint-disable-next-line no-var\nexport const a = 1;', 'Say after --'],
  ['ours/many-lines', lines(301), '301 lines'],
  ['ours/plain-names', 'export const createKeysmith = 1;', 'key derivation'],
  ['ours/plain-names', 'export const witness = 1;', 'commit counter'],
  ['ours/plain-names', 'export const carveRows = 1;', 'salvage'],
  ['ours/plain-names', 'export interface PrayerLedger {}', 'outbox'],
  ['ours/plain-names', 'export const cut = (most: number) => most;', 'limit or max'],
  ['ours/plain-names', 'export const MOST_KEPT = 5;', 'MAX_X'],
  ['ours/plain-names', 'export const cut = (least: number) => least;', 'min'],
  ['ours/plain-names', 'export let standing = true;', 'mounted'],
] as const;

const passed = [
  ['ours/described-disable', '// oxlint-disable-next-line no-var -- shown to a test\nexport const a = 1;'],
  ['ours/many-lines', lines(300)],
  ['ours/plain-names', 'export const [almost, longstanding, mostly, limit] = [1, 2, 3, 4];'],
] as const;

/** What oxlint says of each of these texts when our rules alone are on, as `ours(rule) message`. One run, as it takes long to start. */
const lint = (texts: readonly string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-lint-'));
  try {
    const rules = Object.fromEntries([...refused, ...passed].map(([rule]) => [rule, 'error']));
    const jsPlugins = [resolve('.ci/lint-rules.ts')];
    const config = { plugins: [], categories: { correctness: 'off' }, jsPlugins, rules };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    for (const [at, text] of texts.entries()) writeFileSync(join(folder, `${at}.ts`), text);
    const options = ['node_modules/oxlint/bin/oxlint', '-c', join(folder, 'config.json'), '-f', 'json', folder];
    const { stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' });
    const { diagnostics, number_of_files: count } = JSON.parse(stdout) as Report;
    expect(count).toBe(texts.length);
    return texts.map((_, at) =>
      diagnostics
        .filter(({ filename }) => filename.endsWith(`/${at}.ts`))
        .map(({ code, message }) => `${code} ${message}`)
        .join('\n'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

let said: string[] = [];
beforeAll(() => void (said = lint([...refused, ...passed].map(([, text]) => text))));

test.each(refused.map((each, at) => [...each, at] as const))('%s refuses %j', (rule, _, says, at) => {
  expect(said[at]).toContain(rule.replace(/\/(.*)/, '($1)'));
  expect(said[at]).toContain(says);
});

test.each(passed.map((each, at) => [...each, refused.length + at] as const))('%s passes %j', (_, __, at) => {
  expect(said[at]).toBe('');
});
