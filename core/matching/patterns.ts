import { stem } from './words.ts';

/** A run of words to look for: each place holds the stems that fit there, and may be near to or next to the last. */
export interface Pattern {
  /** Challenge id; '' uses up its words and speaks for nothing; 'none' speaks for "not about a life". */
  id: string;
  weight: number;
  places: { stems: Set<string>; next: boolean }[];
  /** A title or tag of the library itself. */
  own: boolean;
}

export interface Hit {
  pattern: Pattern;
  /** Positions of the words used, in order. */
  at: number[];
}

const FURTHEST = 3;

const stems = new Map<string, string>();
export const stemOf = (word: string): string => {
  let known = stems.get(word);
  if (known === undefined) {
    known = stem(word);
    if (stems.size < 20_000) stems.set(word, known);
  }
  return known;
};

/** "lose my_job": "lose", then "my" and "job" side by side within three words. "@spouse": any word of that class. */
export const parsePattern = (source: string, id: string, weight: number, own = false): Pattern => {
  const places: Pattern['places'] = [];
  for (const group of source.trim().split(/\s+/)) {
    group.split('_').forEach((element, i) => {
      const alternatives = element.startsWith('@') ? [element] : element.split('/').map(stemOf);
      places.push({ stems: new Set(alternatives), next: i > 0 });
    });
  }
  return { id, weight, places, own };
};

export class PatternIndex {
  private readonly byFirst = new Map<string, Pattern[]>();
  private readonly classOf: ReadonlyMap<string, string[]>;

  constructor(patterns: Iterable<Pattern>, classOf: ReadonlyMap<string, string[]>) {
    this.classOf = classOf;
    for (const pattern of patterns) {
      for (const first of pattern.places[0]?.stems ?? []) {
        const list = this.byFirst.get(first);
        if (list === undefined) this.byFirst.set(first, [pattern]);
        else list.push(pattern);
      }
    }
  }

  private fits(place: Set<string>, word: string): boolean {
    if (place.has(word)) return true;
    for (const name of this.classOf.get(word) ?? []) if (place.has(name)) return true;
    return false;
  }

  private follow(pattern: Pattern, words: readonly string[], start: number): number[] | null {
    const at = [start];
    for (let p = 1; p < pattern.places.length; p += 1) {
      const place = pattern.places[p];
      const last = at[at.length - 1] ?? 0;
      const reach = place?.next === true ? 1 : FURTHEST;
      let found = -1;
      for (let i = last + 1; i <= last + reach && i < words.length; i += 1) {
        if (this.fits(place?.stems ?? new Set(), words[i] ?? '')) {
          found = i;
          break;
        }
      }
      if (found < 0) return null;
      at.push(found);
    }
    return at;
  }

  /** Every pattern found in the words (stems), with where. */
  find(words: readonly string[]): Hit[] {
    const hits: Hit[] = [];
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] ?? '';
      for (const first of [word, ...(this.classOf.get(word) ?? [])]) {
        for (const pattern of this.byFirst.get(first) ?? []) {
          const at = pattern.places.length === 1 ? [i] : this.follow(pattern, words, i);
          if (at !== null) hits.push({ pattern, at });
        }
      }
    }
    return hits;
  }
}
