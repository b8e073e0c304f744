import { posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * What comments and documents cite is there. The bare number of a decision or a test tells a reader nothing, so a comment
 * links to the document that explains it, and names only files that exist.
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

/** The documents that comments link to, how they number what they say, and how a comment may not cite it: by a number alone. */
const documents = [
  { path: 'docs/decisions.md', number: String.raw`\d+`, alone: /\bdecisions? \d+/i, example: 17 },
  {
    path: 'docs/specification.md',
    number: String.raw`[12] §\d`,
    alone: /\bspec(?:ification)? [12]\b|\b[12] §\d/i,
    example: '1 §4',
  },
  {
    path: 'docs/proof.md',
    number: String.raw`[PRSE]\d{1,2}`,
    // An S3 is a storage service too, where the words around it say so.
    alone:
      /\b(?:(?!S3\b)[PRSE]\d{1,2}|(?<!\b[Aa]n |_STORE\W{1,3})S3(?![ -](?:bucket|storage|endpoint|store|API|region|key|compatible)))\b/,
    example: 'R15',
  },
];

const citationFaults = (text: string, sources: ReadonlyMap<string, string>, isDocument: boolean): string[] =>
  documents.flatMap(({ path, number, alone, example }) => {
    const citation = new RegExp(`${path} (${number}(?:(?:, | and )${number})*)`, 'g');
    const faults = [...text.matchAll(citation)]
      .flatMap(([, numbers = '']) => numbers.match(new RegExp(number, 'g')) ?? [])
      .filter((each) => !new RegExp(`^(?:## ${each}|- \\*\\*${each}\\*\\*) `, 'm').test(sources.get(path) ?? ''))
      .map((each) => `${path} has no ${each}`);
    const found = isDocument ? null : alone.exec(text.replace(citation, ''));
    if (found) faults.push(`"${found[0]}" alone tells nothing: say why in words, and link as in (${path} ${example})`);
    return faults;
  });

const folders = '(?:content|core|renderer|electron|server|e2e|bench|docs|\\.ci)';
const sourceFile = String.raw`[\w.*-]+\.(?:ts|tsx|css|wat|tsv|md|yml)`;
/** Made by a build, or at home in a folder that people choose. */
export const made = /^(?:content\/generated|dist|build|data)\//;
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
export const checkDocs = (sources: ReadonlyMap<string, string>, paths: ReadonlySet<string>): string[] =>
  [...sources].flatMap(([file, text]) => {
    const isDocument = file.endsWith('.md');
    const passages = isDocument
      ? text.split('\n').map((each, index) => ({ line: index + 1, text: each }))
      : commentsOf(file, text);
    return passages.flatMap((passage) =>
      [...citationFaults(passage.text, sources, isDocument), ...pathFaults(file, passage.text, paths)].map(
        (fault) => `${file}:${passage.line} ${fault}`,
      ),
    );
  });
