import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { pictures } from './picture.ts';

/**
 * `npm run lint:docs`: what comments and documents cite is there. The bare number of a decision or a test tells a reader
 * nothing, so a comment links to the document that explains it, and names only files that exist. `npm run docs` writes the
 * pictures of docs/architecture.md anew.
 */

interface Passage {
  line: number;
  text: string;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The comments of a source file. Those of lines that follow one another are one. */
const commentsOf = (file: string, text: string): Passage[] => {
  if (file.endsWith('.css'))
    return [...text.matchAll(/\/\*.*?\*\//gs)].map((match) => ({ line: lineAt(text, match.index), text: match[0] }));
  const passages: (Passage & { end: number })[] = [];
  for (const { type, value, start, end } of parseSync(file, text).comments) {
    const last = passages.at(-1);
    if (type === 'Line' && last && /^\s*$/.test(text.slice(last.end, start))) {
      last.text += `\n${value}`;
      last.end = end;
    } else passages.push({ line: lineAt(text, start), text: value, end });
  }
  // A citation may go on in the next line.
  return passages.map((passage) => ({ ...passage, text: passage.text.replace(/\n\s*\*? ?/g, ' ') }));
};

const proofId = String.raw`[PRSE]\d{1,2}`;
const section = String.raw`[12] §\d`;

/** How each document is cited, and where in it a cited number has to stand. */
const documents = [
  { path: 'docs/decisions.md', number: String.raw`\d+`, place: (number: string) => new RegExp(`^## ${number} `, 'm') },
  { path: 'docs/specification.md', number: section, place: (number: string) => new RegExp(`^## ${number} `, 'm') },
  { path: 'docs/proof.md', number: proofId, place: (number: string) => new RegExp(`^- \\*\\*${number}\\*\\* `, 'm') },
].map(({ path, number, place }) => ({
  path,
  each: new RegExp(number, 'g'),
  citation: new RegExp(`${path.replace('.', '\\.')} (${number}(?:(?:, | and )${number})*)`, 'g'),
  place,
}));

const bare = [
  { pattern: /\bdecisions? \d+/i, link: 'docs/decisions.md 17' },
  {
    pattern: new RegExp(String.raw`\bspec(?:ification)? [12]\b|\b${section}`, 'i'),
    link: 'docs/specification.md 1 §4',
  },
  { pattern: new RegExp(String.raw`\b${proofId}\b`), link: 'docs/proof.md R15' },
];

const citationFaults = (text: string, sources: ReadonlyMap<string, string>): string[] =>
  documents.flatMap(({ path, citation, each, place }) =>
    [...text.matchAll(citation)]
      .flatMap(([, numbers = '']) => numbers.match(each) ?? [])
      .filter((number) => !place(number).test(sources.get(path) ?? ''))
      .map((number) => `${path} has no ${number}`),
  );

const bareFaults = (text: string): string[] => {
  const rest = documents.reduce((left, { citation }) => left.replace(citation, ''), text);
  return bare.flatMap(({ pattern, link }) => {
    const [found] = pattern.exec(rest) ?? [];
    return found === undefined ? [] : [`"${found}" alone tells nothing: say why in words, and link as in (${link})`];
  });
};

const folders = '(?:content|core|renderer|electron|server|e2e|bench|docs|\\.ci)';
const sourceFile = String.raw`[\w.*-]+\.(?:ts|tsx|css|wat|tsv|md|yml)`;
/** Made by a build, or at home in a folder that people choose. */
const made = /^(?:content\/generated|dist|build|data)\//;
const named = new RegExp(
  String.raw`(?<![\w/.:@-])(?:(?:\.{1,2}/)*(?:[\w.*@-]+/)*${sourceFile}|${folders}/(?:[\w.*-]+/)*[\w.*-]*)(?![\w/<{-])`,
  'g',
);

/** Paths that are named in a text and are nowhere. A name without a folder may stand anywhere in the repository. */
const pathFaults = (file: string, text: string, paths: ReadonlySet<string>): string[] => {
  const plain = text.replace(/\w+:\/\/\S+/g, '').replace(/`[^`\n]*[<{][^`\n]*`/g, '');
  return [...plain.matchAll(named)]
    .map(([path]) => path.replace(/[./]+$/, ''))
    .filter((path) => !path.includes('*') && !made.test(path) && !exists(file, path, paths))
    .map((path) => `${path} is not there`);
};

const exists = (file: string, path: string, paths: ReadonlySet<string>): boolean =>
  paths.has(path) ||
  paths.has(posix.join(posix.dirname(file), path)) ||
  (!path.startsWith('.') && [...paths].some((each) => each.endsWith(`/${path}`)));

/** Every fault, one line each. `sources` are texts by path; `paths` are all files and folders of the repository. */
export const check = (sources: ReadonlyMap<string, string>, paths: ReadonlySet<string>): string[] =>
  [...sources].flatMap(([file, text]) => {
    const isDocument = file.endsWith('.md');
    const passages = isDocument
      ? text.split('\n').map((each, index) => ({ line: index + 1, text: each }))
      : commentsOf(file, text);
    return passages.flatMap((passage) =>
      [
        ...citationFaults(passage.text, sources),
        ...(isDocument ? [] : bareFaults(passage.text)),
        ...pathFaults(file, passage.text, paths),
      ].map((fault) => `${file}:${passage.line} ${fault}`),
    );
  });

const architecture = 'docs/architecture.md';

/** The document with its pictures as the import table has them now. */
export const withPictures = (text: string): string => {
  const drawn = pictures();
  return text.replace(/```mermaid\n.*?```/gs, (old) => drawn.shift() ?? old);
};

if (import.meta.main) {
  const roots = '{content,core,renderer,electron,server,e2e,bench,.ci}/**/*';
  const paths = new Set(globSync([roots, 'docs/**/*', '*', '.ci'], { exclude: ['**/node_modules/**'] }));
  const cited = /\.(?:ts|tsx|css)$|^(?:docs\/[^/]+|[A-Z]+|content\/README)\.md$/;
  const files = [...paths].filter((path) => cited.test(path) && !made.test(path)).sort();
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const drawn = withPictures(sources.get(architecture) ?? '');
  if (process.argv[2] === 'write') writeFileSync(architecture, drawn);
  else {
    const faults = check(sources, paths);
    if (drawn !== sources.get(architecture)) faults.push(`${architecture} has old pictures: npm run docs`);
    for (const fault of faults) console.error(fault);
    console.log(`docs: ${files.length} files, ${faults.length} faults`);
    process.exitCode = faults.length ? 1 : 0;
  }
}
