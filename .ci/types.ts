import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { writeClassTypes } from '../renderer/build/classTypes.ts';

/** `npm run types`: tsc over every project, as many at once as there are cores, and no TypeScript file in none of them. */

const read = (file: string): { files: string[]; references: string[] } => {
  const { config, error } = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8')) as {
    config: { references?: { path: string }[] };
    error?: ts.Diagnostic;
  };
  if (error) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(resolve(file)));
  return {
    files: fileNames.map((name) => relative('.', name)),
    references: (config.references ?? []).map(({ path }) => `${path}/tsconfig.json`),
  };
};

const run = (project: string): Promise<boolean> =>
  new Promise((done) => {
    const started = Date.now();
    const tsc = spawn(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', project, ...(process.stdout.isTTY ? ['--pretty'] : [])],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    tsc.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    tsc.on('close', (code) => {
      console.log(
        `${output}types: ${project} ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
      done(code === 0);
    });
  });

writeClassTypes('renderer', 'build/classes');
const projects = read('tsconfig.json').references;
const covered = new Set(projects.flatMap((project) => read(project).files));
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
