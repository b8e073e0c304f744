import { stemOf } from './stemming.ts';

/** A run of words to look for: each place holds the stems that fit there, and may be near to or next to the last. */
export interface Pattern {
  /** Challenge id; '' uses up its words and speaks for nothing; 'none' speaks for "not about a life". */
  id: string;
  weight: number;
  source: string;
  /** Read from the source when a text first holds its first word: most never are. */
  places: Place[] | null;
}

interface Place {
  stems: readonly string[];
  next: boolean;
}

export interface Hit {
  pattern: Pattern;
  /** Positions of the words used, in order. */
  at: number[];
}

const FURTHEST = 3;
const ENOUGH = 3;

export const pattern = (source: string, id: string, weight: number): Pattern => ({ id, weight, source, places: null });

const stemsOf = (element: string): string[] => {
  if (element.includes('/')) return element.split('/').map(stemOf);
  return [element.startsWith('@') ? element : stemOf(element)];
};

/** "lose my_job": "lose", then "my" and "job" side by side within three words. "@spouse": any word of that class. */
const read = (source: string): Place[] =>
  source
    .split(' ')
    .flatMap((group) => group.split('_').map((element, i) => ({ stems: stemsOf(element), next: i > 0 })));

const ENDS_FIRST = /[ _]/;

export class PatternIndex {
  private readonly byFirst = new Map<string, Pattern[]>();
  private readonly classOf: ReadonlyMap<string, string[]>;

  constructor(patterns: Iterable<Pattern>, classOf: ReadonlyMap<string, string[]>) {
    this.classOf = classOf;
    for (const pattern of patterns) {
      const end = pattern.source.search(ENDS_FIRST);
      for (const first of stemsOf(end < 0 ? pattern.source : pattern.source.slice(0, end))) {
        const list = this.byFirst.get(first);
        if (list === undefined) this.byFirst.set(first, [pattern]);
        else list.push(pattern);
      }
    }
  }

  private fits(place: readonly string[], word: string): boolean {
    if (place.includes(word)) return true;
    for (const name of this.classOf.get(word) ?? []) if (place.includes(name)) return true;
    return false;
  }

  private follow(places: readonly Place[], words: readonly string[], start: number): number[] | null {
    const at = [start];
    for (let p = 1; p < places.length; p += 1) {
      const place = places[p];
      const last = at[at.length - 1] ?? 0;
      const reach = place?.next === true ? 1 : FURTHEST;
      let found = -1;
      for (let i = last + 1; i <= last + reach && i < words.length; i += 1) {
        if (this.fits(place?.stems ?? [], words[i] ?? '')) {
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
    const times = new Map<Pattern, number>();
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] ?? '';
      for (const first of [word, ...(this.classOf.get(word) ?? [])]) {
        for (const pattern of this.byFirst.get(first) ?? []) {
          // Said three times is said: a text of one word over and over must not cost more.
          const before = times.get(pattern) ?? 0;
          if (before === ENOUGH) continue;
          pattern.places ??= read(pattern.source);
          const at = pattern.places.length === 1 ? [i] : this.follow(pattern.places, words, i);
          if (at === null) continue;
          hits.push({ pattern, at });
          times.set(pattern, before + 1);
        }
      }
    }
    return hits;
  }
}
