import { MAX_PROMPTS, templates } from './templates.ts';

/** What of a draft is its text: `content`, and below it what was written under the prompts of a template. */
export interface TextParts {
  content: string;
  /** A template's key; empty for a blank page. */
  template: string;
  part0: string;
  part1: string;
  part2: string;
  part3: string;
  part4: string;
}

export type PartKey = 'part0' | 'part1' | 'part2' | 'part3' | 'part4';

const keys: readonly PartKey[] = ['part0', 'part1', 'part2', 'part3', 'part4'];

export const noParts = { template: '', part0: '', part1: '', part2: '', part3: '', part4: '' };

/** The prompts of a draft's template, each with the field that is written in under it. */
export const promptsOf = ({ template }: Pick<TextParts, 'template'>): { key: PartKey; prompt: string }[] =>
  keys.slice(0, MAX_PROMPTS).flatMap((key, at) => {
    const prompt = templates[template]?.prompts[at];
    return prompt === undefined ? [] : [{ key, prompt }];
  });

/** The text of the prayer: all that was written, in order, and nothing of the prompts. */
export const textOf = (draft: TextParts): string => {
  const parts = keys.map((key) => draft[key]);
  if (parts.every((part) => part.trim() === '')) return draft.content;
  return [draft.content, ...parts]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
};

/** How long a field may become, so that the whole text is within the limit. */
export const roomIn = (draft: TextParts, key: PartKey | 'content', limit: number): number => {
  const others = textOf({ ...draft, [key]: '' }).trim();
  const taken = others === '' ? 0 : others.length + 2;
  return Math.max(draft[key].length, limit - taken, 0);
};

/** A draft as far as a template changes it. */
export interface TitledText extends TextParts {
  title: string;
}

/** Another template, or a blank page: what was written stays, above the new prompts; suggestions give way to suggestions. */
export const withTemplate = <T extends TitledText>(draft: T, template: string): T => {
  const isOurs = draft.title.trim() === '' || draft.title === templates[draft.template]?.title;
  return {
    ...draft,
    ...noParts,
    content: textOf(draft),
    template,
    title: isOurs ? (templates[template]?.title ?? '') : draft.title,
  };
};
