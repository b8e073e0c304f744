import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeClassTypes } from '../renderer/build/classTypes.ts';

/** `npm run types`: tsc over every project, and no TypeScript file in none of them. */

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

writeClassTypes('renderer', 'build/classes');
const { references } = readJson('tsconfig.json') as { references: { path: string }[] };
const projects = references.map(({ path }) => path);
// More checkers of one project do part of the work twice; the cores have other projects.
const command = ['node_modules/typescript/bin/tsc', '-b', '--noEmit', '--checkers', '1', ...projects];
const tsc = spawnSync(process.execPath, command, { stdio: 'inherit' });
const checked = new Set(
  globSync('build/*.tsbuildinfo')
    .flatMap((file) => (readJson(file) as { fileNames: string[] }).fileNames)
    .map((name) => join('build', name)),
);
const lost = globSync(['{content,core,renderer,electron,server,e2e,bench,.ci}/**/*.{ts,tsx}', '*.ts']).filter(
  (file) => !checked.has(file),
);
for (const file of lost) console.error(`${file} is in no tsconfig.json: its types are checked by nobody`);
console.log(`types: ${projects.length} projects ${tsc.status === 0 && lost.length === 0 ? 'ok' : 'FAILED'}`);
process.exitCode = lost.length === 0 ? (tsc.status ?? 1) : 1;
