import type { Danger, DangerKind } from '../../../../core/crisis/danger.ts';
import { signsOf } from '../../../../core/crisis/signsOf.ts';
import type { Audience, Concern } from '../../../../core/contract/posts.ts';
import { ApiError } from '../../../api/errors.ts';
import { findSigns, preloadSigns } from '../../crisis/index.ts';
import { isConcern } from '../labels.ts';

/** What stands before a text is shared: the card for words of danger, or a question. */
export type Refusal = { kind: 'crisis'; danger: Danger | null } | { kind: 'ask'; concerns: readonly Concern[] };

/** The words that are looked for weigh more than a screen, and are needed only by who writes. */
const loadConcerns = () => import('../../../../core/publishing/concerns.ts');

/** For whoever is about to write: later there may be no network to load it from. */
export const preloadTextCheck = (): void => {
  preloadSigns();
  loadConcerns().catch(() => undefined);
};

/** What is asked about before others read it; nothing where only oneself or the pastoral team does. */
export const askedConcerns = async (text: string, audience: Audience): Promise<Concern[]> => {
  if (audience === 'me' || audience === 'pastoral') return [];
  // Where they can't be loaded the server asks.
  const concerns = await loadConcerns().catch(() => null);
  return concerns?.findConcerns(text).filter(isConcern) ?? [];
};

/**
 * What this device finds in a text before any of it is sent; null when nothing does. The rules of danger come with this
 * file; what the classifiers would find and can't be had for, the server finds, and stores nothing either.
 */
export const checkText = async (text: string, audience: Audience): Promise<Refusal | null> => {
  const signs = await signsOf(text, findSigns);
  if (signs?.certain) return { kind: 'crisis', danger: signs.danger };
  const concerns = await askedConcerns(text, audience);
  return concerns.length > 0 ? { kind: 'ask', concerns } : null;
};

const dangerKinds: readonly DangerKind[] = ['suicide', 'self-harm', 'abuse', 'harming'];

const readDanger = (value: unknown): Danger | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, subject, language } = value as Partial<Danger>;
  const found = dangerKinds.find((each) => each === kind);
  if (found === undefined || (subject !== 'self' && subject !== 'other')) return null;
  return { kind: found, subject, ...(language && { language }) };
};

/** What the server found in a text that waits in the outbox, by its error's code; null for any other. */
export const refusalOf = (code: string): Refusal | null => {
  if (code === 'crisis') return { kind: 'crisis', danger: null };
  return code === 'ask_again' ? { kind: 'ask', concerns: [] } : null;
};

/** What the server found in a text, of which it then stored nothing; null for any other failure. */
export const readRefusal = (error: unknown): Refusal | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'crisis') return { kind: 'crisis', danger: readDanger(error.body['danger']) };
  if (error.code !== 'ask_again') return null;
  const { concerns } = error.body;
  return { kind: 'ask', concerns: Array.isArray(concerns) ? concerns.filter(isConcern) : [] };
};
