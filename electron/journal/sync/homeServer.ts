import { routes } from '../../../core/contract/routes.ts';
import { cachedKey } from '../../../core/journal/cachedKeys.ts';
import { parseJson } from '../../../core/journal/guards.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import { cachedRow } from '../../../core/journal/types.ts';
import type { CheckServer } from './transport.ts';

const keyOf = (owner: string) => cachedKey('device', `server:${owner}`);

/** The servers that journals belong to. `sessionEnded` is told when the server knows somebody else. */
export const createHomeServer = (store: PrayerStore, currentOwner: () => string | null, sessionEnded: () => void) => {
  /** The origin of an owner's server; null before the first time. */
  const of = async (owner: string): Promise<string | null> => {
    const origin = (await store.cached(keyOf(owner)))?.data;
    return typeof origin === 'string' ? origin : null;
  };
  /** No prayer goes to a server that has not said that this owner is signed in there: settings can be lost, or wrong. */
  const check: CheckServer = async (origin, send) => {
    const current = currentOwner();
    if (current === null) throw new Error('Nobody is signed in');
    if ((await of(current)) === origin) return null;
    const answer = await send({ method: 'GET', path: routes.currentUser.path, body: undefined });
    // Any other refusal would be taken for a word about the prayer.
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return answer;
    if (answer.status !== 200) throw new Error('The server does not say who is signed in');
    const person = parseJson(answer.body) as { id?: unknown } | null | undefined;
    if (person?.id !== current) {
      sessionEnded();
      throw new Error('The server does not know this owner');
    }
    await store.commit({ cache: [cachedRow(keyOf(current), current, Date.now(), origin)] });
    return null;
  };
  return { of, check };
};
