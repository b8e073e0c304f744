import type { Prayer } from '../../contract/journal.ts';
import type { NewItem, PrayerStore } from '../../journal/store.ts';
import type { CachedContent, Change, StoredPrayer } from '../../journal/types.ts';

// Rows to keep, and ways to say what a store did wrong, for the conformance suite.

export const expectSame = (actual: unknown, wanted: unknown, what: string) => {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: ${one ?? 'undefined'} instead of ${other ?? 'undefined'}`);
};

export const expectRejected = async (work: Promise<unknown>, kind: new () => Error, what: string) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof kind)) throw new Error(`${what}: ${error instanceof Error ? error.message : 'was accepted'}`);
};

export const create = (prayerId: string): Change => ({
  kind: 'create',
  prayerId,
  prayer: {
    title: 'T',
    content: `of ${prayerId}`,
    category: 'personal',
    tags: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    answeredAt: null,
    answerStory: null,
    updates: [],
  },
});
export const edit = (prayerId: string): Change => ({
  kind: 'edit',
  prayerId,
  seen: { revision: 1, words: prayerId, answer: null, texts: '0'.repeat(16) },
  set: { title: 'é 🙏' },
});
export const item = (id: string, owner = 'ann', data = create(id), timestamp = 1): NewItem => ({
  id,
  owner,
  version: 1,
  timestamp,
  data,
});
export const prayer = (id: string, userId: string, revision: number): Prayer => ({
  id,
  userId,
  revision,
  title: 'T',
  content: 'é 🙏 \n"quoted"',
  category: 'personal',
  tags: ['a'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  answeredAt: null,
  answerStory: null,
  updates: [],
  conflicts: [],
  wordsId: id,
  answerId: null,
  deletedAt: null,
});
export const stored = (id: string, owner = 'ann', revision = 1): StoredPrayer => ({
  id,
  owner,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  prayer: prayer(id, owner, revision),
});
export const cached = (key: string, owner: string | null, data: unknown): CachedContent => ({
  key,
  owner,
  version: 1,
  timestamp: 1,
  data,
});
export const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
export const sorted = (rows: readonly { id: string }[]) => ids(rows).sort();

export const placesOf = async (store: PrayerStore, id: string) =>
  (await store.pending('ann')).filter((each) => each.id === id);
