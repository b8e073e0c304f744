import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { judgeSubject } from './check-commit.ts';
import { checkDocs, made } from './check-docs.ts';
import { checkImports } from './check-imports.ts';
import { checkLayout } from './check-layout.ts';
import { withPictures } from './picture.ts';

/** `npm run lint:repo`: the rules of this repository. `npm run docs` writes the pictures of docs/architecture.md anew. */

const roots = '{content,core,renderer,electron,server,e2e,bench,.ci}/**/*';
const paths = globSync([roots, 'docs/**/*', '*', '.ci'], { exclude: ['**/node_modules/**'] })
  .filter((path) => !made.test(path))
  .sort();
const read = (wanted: RegExp) =>
  new Map(paths.filter((path) => wanted.test(path)).map((path) => [path, readFileSync(path, 'utf8')]));

const architecture = 'docs/architecture.md';
const written = readFileSync(architecture, 'utf8');
if (process.argv[2] === 'write') writeFileSync(architecture, withPictures(written));
else {
  const code = read(/\.(?:ts|tsx|js|mjs)$/);
  const all = new Set(paths);
  // Without git, or without its history, there is none.
  const subject = spawnSync('git', ['log', '-1', '--format=%s'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const wrong = judgeSubject(subject);
  const faults = [
    ...checkImports(code, (path) => all.has(path)),
    ...checkDocs(read(/\.(?:ts|tsx|css)$|^(?:docs\/[^/]+|[A-Z]+|content\/README)\.md$/), all),
    ...checkLayout([...code.keys()]),
    ...(wrong ? [`the commit "${subject}" ${wrong}`] : []),
    ...(withPictures(written) === written ? [] : [`${architecture} has old pictures: npm run docs`]),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`repository: ${paths.length} files, ${faults.length} faults`);
  process.exitCode = faults.length ? 1 : 0;
}
