import { isStop, stemOf } from './stemming.ts';
import { tokenize } from '../../text/tokenize.ts';

interface Term {
  /** The lines that hold it, by index. */
  lines: number[];
  rarity: number;
  /** How strongly the word speaks for a challenge by itself. */
  tells: [id: string, share: number][];
}

/** Shares are counted as if every word had stood in two lines more, so that a word seen once tells little. */
const WARY = 2;
const MIN_SHARE = 0.25;
const MIN_LIKENESS = 0.15;
const SECOND_LINE = 0.1;
const UNSEEN = 0.6;
const UNHEARD = 0.8;
const MIN_TRUST = 0.4;
const TRUST = 1.6;

/** Likeness of a text to the lines people type about each challenge: cosine over inverse document frequency. */
export class Phrasings {
  private readonly terms = new Map<string, Term>();
  private readonly owner: string[] = [];
  private readonly size: number[] = [];
  private readonly unseen: number;

  constructor(
    challenges: readonly { id: string; title: string; tags: readonly string[]; phrasings: readonly string[] }[],
  ) {
    for (const { id, title, tags, phrasings } of challenges) {
      for (const text of [title, ...tags, ...phrasings]) this.add(id, text);
    }
    const lines = this.owner.length;
    this.unseen = Math.log(1 + lines) * UNSEEN;
    this.size = new Array<number>(lines).fill(0);
    for (const term of this.terms.values()) {
      term.rarity = Math.log(1 + lines / term.lines.length);
      // Lines of one challenge stand together, so that its share is a run.
      let run = 0;
      term.lines.forEach((line, i) => {
        this.size[line] = (this.size[line] ?? 0) + term.rarity ** 2;
        run += 1;
        if (this.owner[line] === this.owner[term.lines[i + 1] ?? -1]) return;
        const share = run / (term.lines.length + WARY);
        if (share > MIN_SHARE) term.tells.push([this.owner[line] ?? '', share]);
        run = 0;
      });
    }
    this.size = this.size.map(Math.sqrt);
  }

  private add(id: string, text: string): void {
    const line = this.owner.push(id) - 1;
    for (const word of tokenize(text)) {
      if (isStop(word)) continue;
      const stem = stemOf(word);
      const term = this.terms.get(stem);
      if (term === undefined) this.terms.set(stem, { lines: [line], rarity: 0, tells: [] });
      else if (term.lines[term.lines.length - 1] !== line) term.lines.push(line);
    }
  }

  /** How much a single word deserves to speak for a challenge: its share of the lines that hold it, near 1 when unheard of. */
  trust(stem: string, id: string): number {
    const term = this.terms.get(stem);
    if (term === undefined) return UNHEARD;
    let mine = 0;
    for (const line of term.lines) if (this.owner[line] === id) mine += 1;
    return Math.max(MIN_TRUST, Math.min(1, (TRUST * (mine + 1)) / (term.lines.length + 2)));
  }

  /** For each challenge: the best likeness of one line (0 to 1), and what the single words tell. */
  rank(words: readonly string[], skip: ReadonlySet<number>): Map<string, { like: number; tells: number }> {
    const asked = new Set<string>();
    words.forEach((word, i) => {
      if (!isStop(word) && !skip.has(i)) asked.add(stemOf(word));
    });
    const scores = new Map<number, number>();
    const found = new Map<string, { like: number; tells: number }>();
    const of = (id: string): { like: number; tells: number } => {
      let entry = found.get(id);
      if (entry === undefined) found.set(id, (entry = { like: 0, tells: 0 }));
      return entry;
    };
    let norm = 0;
    for (const stem of asked) {
      const term = this.terms.get(stem);
      norm += (term?.rarity ?? this.unseen) ** 2;
      if (term === undefined) continue;
      for (const line of term.lines) scores.set(line, (scores.get(line) ?? 0) + term.rarity ** 2);
      for (const [id, share] of term.tells) of(id).tells += share;
    }
    const best = new Map<string, [number, number]>();
    for (const [line, sum] of scores) {
      const score = sum / ((this.size[line] ?? 1) * Math.sqrt(norm));
      if (score < MIN_LIKENESS) continue;
      const id = this.owner[line] ?? '';
      const [first, second] = best.get(id) ?? [0, 0];
      best.set(id, score > first ? [score, first] : [first, Math.max(second, score)]);
    }
    for (const [id, [first, second]] of best) of(id).like = Math.min(1, first + SECOND_LINE * second);
    return found;
  }
}
