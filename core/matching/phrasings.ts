import { stemOf } from './patterns.ts';
import { isStop, tokenize } from './words.ts';

interface Posting {
  line: number;
  weight: number;
}

/** Meaning-bearing stems of a text and its neighbouring pairs, which say more than words alone. */
const terms = (words: readonly string[], skip: ReadonlySet<number>): string[] => {
  const kept: string[] = [];
  const all: string[] = [];
  words.forEach((word, i) => {
    if (isStop(word) || skip.has(i)) return;
    kept.push(stemOf(word));
  });
  for (const [i, one] of kept.entries()) {
    all.push(one);
    const two = kept[i + 1];
    if (two !== undefined) all.push(`${one} ${two}`);
  }
  return all;
};

const PAIR_WEIGHT = 0.6;

/** Likeness of a text to the lines people type about each challenge: cosine over inverse document frequency. */
export class Phrasings {
  private readonly postings = new Map<string, Posting[]>();
  private readonly rarity = new Map<string, number>();
  private readonly owner: string[] = [];
  private readonly tellsOf = new Map<string, Map<string, number>>();
  private readonly unseen: number;

  constructor(challenges: readonly { id: string; title: string; tags: readonly string[]; phrasings: readonly string[] }[]) {
    const lines: { id: string; terms: Set<string> }[] = [];
    for (const { id, title, tags, phrasings } of challenges) {
      for (const text of [title, ...tags, ...phrasings]) {
        lines.push({ id, terms: new Set(terms(tokenize(text), new Set())) });
      }
    }
    const counts = new Map<string, number>();
    const perOwner = new Map<string, Map<string, number>>();
    for (const line of lines) {
      for (const term of line.terms) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
        const owners = perOwner.get(term) ?? new Map<string, number>();
        owners.set(line.id, (owners.get(line.id) ?? 0) + 1);
        perOwner.set(term, owners);
      }
    }
    const rare = (count: number): number => Math.log(1 + lines.length / count);
    this.unseen = rare(1);
    for (const [term, count] of counts) {
      this.rarity.set(term, rare(count) * (term.includes(' ') ? PAIR_WEIGHT : 1));
    }
    // How strongly one word speaks for one challenge: its share of the lines that hold it, wary of rare words.
    for (const [term, owners] of perOwner) {
      const all = counts.get(term) ?? 1;
      const tells = new Map<string, number>();
      for (const [id, n] of owners) {
        const share = n / (all + 2);
        if (share > 0.25) tells.set(id, share);
      }
      if (tells.size > 0) this.tellsOf.set(term, tells);
    }
    for (const line of lines) {
      const index = this.owner.push(line.id) - 1;
      let size = 0;
      for (const term of line.terms) size += (this.rarity.get(term) ?? 0) ** 2;
      for (const term of line.terms) {
        const list = this.postings.get(term) ?? [];
        list.push({ line: index, weight: (this.rarity.get(term) ?? 0) / Math.sqrt(size) });
        this.postings.set(term, list);
      }
    }
  }

  has(stem: string): boolean {
    return this.rarity.has(stem);
  }

  /** For each challenge: the best likeness of one line (0 to 1), and what the single words tell. */
  rank(words: readonly string[], skip: ReadonlySet<number>): Map<string, { like: number; tells: number }> {
    const asked = new Set(terms(words, skip));
    let size = 0;
    for (const term of asked) {
      size += (this.rarity.get(term) ?? (term.includes(' ') ? 0 : this.unseen * 0.6)) ** 2;
    }
    const norm = Math.sqrt(size) || 1;
    const scores = new Float64Array(this.owner.length);
    const found = new Map<string, { like: number; tells: number }>();
    const of = (id: string): { like: number; tells: number } => {
      let entry = found.get(id);
      if (entry === undefined) found.set(id, (entry = { like: 0, tells: 0 }));
      return entry;
    };
    for (const term of asked) {
      const weight = (this.rarity.get(term) ?? 0) / norm;
      for (const posting of this.postings.get(term) ?? []) {
        scores[posting.line] = (scores[posting.line] ?? 0) + weight * posting.weight;
      }
      for (const [id, share] of this.tellsOf.get(term) ?? []) of(id).tells += share;
    }
    const best = new Map<string, [number, number]>();
    scores.forEach((score, line) => {
      if (score < 0.15) return;
      const id = this.owner[line] ?? '';
      const pair = best.get(id) ?? [0, 0];
      if (score > pair[0]) best.set(id, [score, pair[0]]);
      else if (score > pair[1]) best.set(id, [pair[0], score]);
    });
    for (const [id, [first, second]] of best) of(id).like = Math.min(1, first + 0.1 * second);
    return found;
  }
}
