import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { aboutContent } from '../../core/contract/about.ts';
import {
  brand,
  category,
  challenge,
  crisisCards,
  curated,
  helplines,
  offlineWisdom,
  themes,
  topic,
  type Challenge,
  type Topic,
} from '../../core/contract/content.ts';
import { noMatchFile, question, type Question } from '../../core/contract/noMatch.ts';
import { readChecksums, wrongVerses, type VerseRow } from './checksums.ts';

const folder = join(import.meta.dirname, '..');

/** Says which file is wrong and where, in the words an author can act on. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Does the work of a command, and says where the content is wrong without saying where the code was. */
export const sayingFaults = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

const checked = <T>(file: string, schema: z.ZodType<T>, value: unknown): T => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new ContentError(`content/${file}\n${lines.join('\n')}`);
};

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Names the file in the error when its text can't be parsed. */
const parsed = (file: string, parser: (text: string) => unknown, text: string): unknown => {
  try {
    return parser(text);
  } catch (error) {
    throw new ContentError(`content/${file}\n  ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

const readJson = <T>(file: string, schema: z.ZodType<T>): T =>
  checked(file, schema, parsed(file, JSON.parse, read(file)));

/** Splits Markdown into its YAML front matter and its `## Heading` sections. */
const markdown = (file: string): { front: Record<string, unknown>; sections: Map<string, string> } => {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
  if (front === undefined || body === undefined)
    throw new ContentError(`content/${file}\n  needs front matter between --- lines`);
  const sections = new Map<string, string>();
  for (const part of body.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = part.split('\n');
    sections.set(heading.trim(), lines.join('\n').trim());
  }
  return { front: parsed(file, parse, front) as Record<string, unknown>, sections };
};

const paragraphs = (text: string | undefined): string[] => (text ? text.split(/\n{2,}/).map(oneLine) : []);
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

const markdownFiles = (name: string): string[] =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `${name}/${file}`);

const readChallenge = (file: string): Challenge => {
  const { front, sections } = markdown(file);
  return checked(file, challenge, {
    ...front,
    reflection: paragraphs(sections.get('Reflection')).join('\n\n'),
    prayer: paragraphs(sections.get('Prayer')).join('\n\n'),
  });
};

const readTopic = (file: string): Topic => {
  const { front, sections } = markdown(file);
  return checked(file, topic, {
    ...front,
    notes: paragraphs(sections.get('Notes')),
    prayers: paragraphs(sections.get('Prayers')),
  });
};

/** The lines of a table but for the comments, each in its columns. */
const readTable = (file: string): string[][] =>
  read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** The verses of a pack. A verse whose text is not the one its checksum was taken from stops the build. */
const readPack = (file: string): VerseRow[] => {
  const rows = readTable(file).map((columns) => {
    const [reference, text] = columns;
    if (!reference || !text)
      throw new ContentError(`content/${file}\n  needs a tab between reference and text: ${columns.join('\t')}`);
    return [reference, text] as const;
  });
  const wrong = wrongVerses(rows, readChecksums());
  if (wrong.length > 0) throw new ContentError(`content/${file}\n  not word for word: ${wrong.join(', ')}`);
  return rows;
};

/** The questions of doctrine and ethics that a person chose passages for. */
const readQuestions = (file: string): Question[] =>
  readTable(file)
    .slice(1)
    .map(([id, title, phrases = '', references = '']) =>
      checked(`${file}, ${id ?? ''}`, question, {
        id,
        title,
        phrases: phrases.split('; '),
        references: references.split('; '),
      }),
    );

/** Reads and checks every file in content/. Throws ContentError naming the first file that is wrong. */
export const readContent = () => ({
  brand: readJson('brand.json', brand),
  about: readJson('about.json', aboutContent),
  categories: readJson('categories.json', z.array(category)),
  challenges: markdownFiles('challenges').map(readChallenge),
  topics: markdownFiles('topics').map(readTopic),
  offline: readJson('offline.json', offlineWisdom),
  noMatch: readJson('no-match.json', noMatchFile),
  questions: readQuestions('questions.tsv'),
  themes: readJson('themes.json', themes),
  helplines: readJson('helplines.json', helplines),
  crisis: readJson('crisis.json', crisisCards),
  curated: readJson('curated.json', curated),
  esv: readPack('scripture/esv.tsv'),
  famousVerses: readTable('famous-verses.tsv'),
  dailyVerses: readTable('daily-verses.txt').map(([reference = '']) => reference),
});
export type Content = ReturnType<typeof readContent>;
