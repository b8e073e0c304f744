import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What oxlint says of a file with the given text when this one rule is on. */
const lint = (rule: string, text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-lint-'));
  try {
    const config = {
      plugins: [],
      categories: { correctness: 'off' },
      jsPlugins: [resolve('.ci/lint-rules.ts')],
      rules: { [rule]: 'error' },
    };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'file.ts'), text);
    const options = ['node_modules/oxlint/bin/oxlint', '-c', join(folder, 'config.json'), join(folder, 'file.ts')];
    return spawnSync(process.execPath, options, { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const lines = (count: number): string => 'export {};\n'.repeat(count);

test.each([
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
])('%s refuses %j', (rule, text, says) => {
  expect(lint(rule, text)).toContain(says);
});

test.each([
  ['ours/described-disable', '// oxlint-disable-next-line no-var -- shown to a test\nexport const a = 1;'],
  ['ours/many-lines', lines(300)],
  ['ours/plain-names', 'export const [almost, longstanding, mostly, limit] = [1, 2, 3, 4];'],
])('%s passes %j', (rule, text) => {
  expect(lint(rule, text)).not.toContain('ours(');
});
