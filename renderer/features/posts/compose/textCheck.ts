import type { Danger, DangerKind } from '../../../../core/crisis/danger.ts';
import type { Audience, Concern } from '../../../../core/contract/posts.ts';
import { ApiError } from '../../../api/errors.ts';
import { findDangerInText } from '../../search/index.ts';
import { isConcern } from '../labels.ts';

/** What stands before a text is shared: the card for words of danger, or a question. */
export type Refusal = { kind: 'crisis'; danger: Danger | null } | { kind: 'ask'; concerns: readonly Concern[] };

/** How long a text waits for the second tier on this device, in milliseconds: the server asks it as well. */
const PATIENCE = 1500;

/** The words that are looked for weigh more than a screen, and are needed only by who writes. */
const loadConcerns = () => import('../../../../core/publishing/concerns.ts');
const loadDanger = () => import('../../../../core/crisis/rules.ts');

/** For whoever is about to write. */
export const preloadTextCheck = (): void => {
  for (const load of [loadConcerns, loadDanger]) void load().catch(() => undefined);
};

/** What is asked about before others read it; nothing where only oneself or the pastoral team does. */
export const askedConcerns = async (text: string, audience: Audience): Promise<Concern[]> => {
  if (audience === 'me' || audience === 'pastoral') return [];
  // Where they can't be loaded the server asks.
  const concerns = await loadConcerns().catch(() => null);
  return concerns?.findConcerns(text).filter(isConcern) ?? [];
};

const secondTier = async (text: string): Promise<Danger | null> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([findDangerInText(text).catch(() => null), late]);
};

/** What this device finds in a text before any of it is sent; null when nothing does. */
export const checkText = async (text: string, audience: Audience): Promise<Refusal | null> => {
  // Where it can't be loaded the server finds it, and stores nothing either.
  const rules = await loadDanger().catch(() => null);
  const danger = rules?.findDanger(text) ?? (await secondTier(text));
  if (danger) return { kind: 'crisis', danger };
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
