/** What a model wrote, its shape checked and nothing else. */
export interface GeneratedText {
  note: string;
  prayer: string;
}

/** Words as they are checked: beside what the person had typed. */
export interface CheckedText extends GeneratedText {
  query: string;
}

/** What generated words may never do. */
export interface Rule {
  /** Counted and logged when the words break it. */
  name: string;
  breaks: (words: CheckedText) => boolean;
}

export const count = (text: string): number => text.trim().split(/\s+/).length;

export const sentences = (text: string): string[] => text.split(/(?<=[.!?:;]["”’]?)\s+/).filter(Boolean);

export const either =
  (pattern: RegExp) =>
  ({ note, prayer }: GeneratedText): boolean =>
    pattern.test(note) || pattern.test(prayer);

/** One of several ways to say a thing, as the source of a pattern. Each line adds some. */
export const ways = (lines: TemplateStringsArray, ...parts: string[]): string =>
  `(?:${String.raw(lines, ...parts)
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})`;

/** Finds one of several ways to say a thing. */
export const anyOf = (...lines: Parameters<typeof ways>): RegExp => new RegExp(ways(...lines), 'i');

const DENIES =
  /\b(?:not|no|nor|never|nobody|none|neither|nothing|cannot|without|refuse[sd]?|wrong|lies?|lied|false|rather than|careful|beware|nowhere|whether|thinks? that)\b|n['’]t\b|\b(?:friends?|people|others|some|they) (?:will )?(?:say|tell)\b|\?["”’]?$/i;

/**
 * Whether a sentence says what the pattern finds, and nothing in that sentence takes it back: naming a harm in order to warn
 * of it is what a good note does.
 */
export const says =
  (pattern: RegExp) =>
  ({ note, prayer }: GeneratedText): boolean =>
    [...sentences(note), ...sentences(prayer)].some((sentence) => pattern.test(sentence) && !DENIES.test(sentence));
