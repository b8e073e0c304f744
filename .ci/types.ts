import { execFileSync, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeClassTypes } from '../renderer/build/classTypes.ts';

/** `npm run types`: tsc over every project, as many at once as there are cores, and no TypeScript file in none of them. */

const tsc = (project: string, ...options: string[]): string[] => [
  'node_modules/typescript/bin/tsc',
  '-p',
  project,
  ...options,
];

const filesOf = (project: string): string[] => {
  const config = execFileSync(process.execPath, tsc(project, '--showConfig'), { encoding: 'utf8' });
  return (JSON.parse(config) as { files: string[] }).files.map((name) => join(project, name));
};

const run = (project: string): Promise<boolean> =>
  new Promise((done) => {
    const started = Date.now();
    // Threads of one compiler do part of the work twice; the cores have other projects.
    const options = ['--singleThreaded', ...(process.stdout.isTTY ? ['--pretty'] : [])];
    const child = spawn(process.execPath, tsc(project, ...options), { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      console.log(
        `${output}types: ${project} ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
      done(code === 0);
    });
  });

writeClassTypes('renderer', 'build/classes');
const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { references: { path: string }[] };
const projects = references.map(({ path }) => path);
const covered = new Set(projects.flatMap(filesOf));
const lost = globSync('{content,core,renderer,electron,server,e2e,bench,.ci}/**/*.{ts,tsx}')
  .concat(globSync('*.ts'))
  .filter((file) => !covered.has(file));
for (const file of lost) console.error(`${file} is in no tsconfig.json: its types are checked by nobody`);

const waiting = [...projects];
const results: boolean[] = [];
const worker = async (): Promise<void> => {
  for (let project = waiting.shift(); project; project = waiting.shift()) results.push(await run(project));
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
process.exitCode = lost.length === 0 && results.every(Boolean) ? 0 : 1;
