import type { Challenge } from '../../core/contract/content.ts';
import { partsOf, POSSIBLE, SAFE } from '../../core/crisis/detector.ts';
import { listFiles, readLines, readSamples, type Sample } from './samples.ts';

/** There are many more sentences on other troubles: with all their weight they would drown those on danger. */
const SAFE_WEIGHT = 0.3;

/** The marks at the end of a line: danger of another person, and what a careful pastor would ask about. */
const MARKS = /((?: \[(?:other|possible)\])*)$/;

const readMarked = (line: string): { text: string; isOther: boolean; isPossible: boolean } => {
  const marks = MARKS.exec(line)?.[1] ?? '';
  return {
    text: marks === '' ? line : line.slice(0, -marks.length),
    isOther: marks.includes('other'),
    isPossible: marks.includes('possible'),
  };
};

const safeOr = (isPossible: boolean): string[] => [isPossible ? POSSIBLE : SAFE];
const dangerOr = (name: string, isPossible: boolean): string[] => (isPossible ? [name, POSSIBLE] : [name]);

/**
 * All that the danger classifier learns from: content/training/danger, a file for each kind and subject, what only sounds like
 * danger (near-miss.txt), and what is written about other troubles.
 */
export const readDangerSamples = (challenges: readonly Challenge[]): Sample[] => {
  const own = listFiles('danger').flatMap((name) =>
    readLines(`danger/${name}.txt`).map((line): Sample => {
      const { text, isPossible } = readMarked(line);
      return { text, classes: name === 'near-miss' ? safeOr(isPossible) : dangerOr(name, isPossible), weight: 1 };
    }),
  );
  const harmless = own.filter(({ classes }) => classes.length === 1 && classes[0] === SAFE);
  const safe = readSamples(challenges).map(({ text, weight }) => ({
    text,
    classes: [SAFE],
    weight: weight * SAFE_WEIGHT,
  }));
  // As the detector reads long texts.
  const parts = [...harmless, ...safe].flatMap((sample) =>
    partsOf(sample.text).map((text) => ({ ...sample, text: text.trim() })),
  );
  return [...own, ...safe, ...parts];
};

/** The same in other languages: content/training/danger-languages, a file for each language and kind. */
export const readForeignDangerSamples = (): Sample[] =>
  listFiles('danger-languages').flatMap((name) => {
    const kind = name.slice(name.indexOf('-') + 1);
    return readLines(`danger-languages/${name}.txt`).map((line): Sample => {
      const { text, isOther, isPossible } = readMarked(line);
      const isSafe = kind === 'near-miss' || kind === 'ordinary';
      const danger = `${kind}-${isOther ? 'other' : 'self'}`;
      return { text, classes: isSafe ? safeOr(isPossible) : dangerOr(danger, isPossible), weight: 1 };
    });
  });
