import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeClassTypes } from '../renderer/build/classTypes.ts';

/** `npm run types`: tsc over every project, and no TypeScript file in none of them. */

interface Config {
  compilerOptions: { tsBuildInfoFile: string };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

writeClassTypes('renderer', 'build/classes');
const { references } = readJson('tsconfig.json') as { references: { path: string }[] };
const projects = references.map(({ path }) => path);
// More checkers of one project do part of the work twice; the cores have other projects.
const command = ['node_modules/typescript/bin/tsc', '-b', '--noEmit', '--checkers', '1', ...projects];
const tsc = spawnSync(process.execPath, command, { stdio: 'inherit' });

/** What the compiler read for a project. Only of those referenced now: the record of one that is gone stays in build/. */
const filesOf = (project: string): string[] => {
  const { compilerOptions } = readJson(join(project, 'tsconfig.json')) as Config;
  const record = join(project, compilerOptions.tsBuildInfoFile);
  return (readJson(record) as { fileNames: string[] }).fileNames.map((name) => join(dirname(record), name));
};
const checked = new Set(projects.flatMap(filesOf));
const lost = globSync(['{content,core,renderer,electron,server,e2e,bench,.ci}/**/*.{ts,tsx}', '*.ts']).filter(
  (file) => !checked.has(file),
);
for (const file of lost) console.error(`${file} is in no tsconfig.json: its types are checked by nobody`);
console.log(`types: ${projects.length} projects ${tsc.status === 0 && lost.length === 0 ? 'ok' : 'FAILED'}`);
process.exitCode = lost.length === 0 ? (tsc.status ?? 1) : 1;
