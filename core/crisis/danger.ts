/** Languages other than English in which people in danger are understood. */
export type LanguageCode = 'es' | 'pt' | 'fr' | 'de' | 'tl' | 'ko' | 'zh' | 'ru';

/** What words may speak of; `harming` is hurting somebody else, or the fear of it (docs/decisions.md 17). */
export type DangerKind = 'suicide' | 'self-harm' | 'abuse' | 'harming';

/**
 * The danger that a text speaks of. `subject` is whose it is: who thinks of dying, hurts himself, is abused, or hurts somebody
 * is the writer (`self`) or another person.
 */
export interface Danger {
  kind: DangerKind;
  subject: 'self' | 'other';
  /** The language it is told in, where that is not English. */
  language?: LanguageCode;
}

/** How much of a text is read: a letter that is pasted here may end with the words that matter. In characters. */
export const LONGEST_TEXT = 6000;
