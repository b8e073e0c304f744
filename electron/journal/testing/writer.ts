import { writeSync } from 'node:fs';
import type { NewPrayer, PrayerEdit } from '../../../core/contract/journal.ts';
import { newPrayer, applyEdit } from '../../../core/journal/conflictRules.ts';
import { createRandom } from '../../../core/sync/testing/random.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import { createDesktopClient } from '../sync/desktopClient.ts';
import { openJournal } from '../openJournal.ts';
import { fakeKeyWrapper } from './fakeKeyWrapper.ts';

/**
 * A main process without Electron, to be killed: writes prayers as fast as it can, sends some to a server of its own, makes
 * backups, and says of each prayer that it is saved once it was told so. `writer.ts folder sound|early seed count`.
 */
const [folder = '', mode = 'sound', seed = '1', count = 'Infinity'] = process.argv.slice(2);
const random = createRandom(Number(seed));
const OWNER = 'ann';

interface Sent extends PrayerEdit {
  id?: string;
  owner?: string;
  changeId?: string;
  revision?: number;
  replaces?: string;
  replacesAnswer?: string | null;
}

const journal = await openJournal({ folder, keyWrapper: fakeKeyWrapper('killed') });

/** Broken on purpose: what will be kept in a moment counts as kept. */
const early = (store: PrayerStore): Pick<PrayerStore, 'commit'> => ({
  commit: async (batch) => void setTimeout(() => void store.commit(batch).catch(() => undefined), 4),
});

const onServer = new Map((await journal.store.prayers(OWNER)).map(({ id, prayer }) => [id, prayer]));
let revision = Date.now();

/** A server that keeps what it is sent, as long as this process lives. */
const serve = (method: string, path: string, body: unknown): unknown => {
  revision++;
  if (path === '/api/auth/user') return { id: OWNER };
  if (method === 'GET')
    return { userId: OWNER, changes: [], next: 0, more: false, knownUntil: Number.MAX_SAFE_INTEGER };
  const { id = '', owner: _, changeId, revision: seen, replaces, replacesAnswer, ...set } = body as Sent;
  const prayerId = id || (path.split('/')[3] ?? '');
  const settling = { changeId: changeId ?? prayerId, revision, at: new Date().toISOString() };
  const before = onServer.get(prayerId);
  const prayer =
    before && changeId
      ? applyEdit(before, set, { revision: seen ?? 0, words: replaces, answer: replacesAnswer }, settling).prayer
      : (before ?? newPrayer(prayerId, OWNER, set as NewPrayer, settling));
  onServer.set(prayerId, prayer);
  return { id: prayerId, changeId: settling.changeId, revision: prayer.revision, outcome: 'applied', prayer };
};

const sync = createDesktopClient({
  journal: mode === 'early' ? { ...journal, store: { ...journal.store, ...early(journal.store) } } : journal,
  isOnline: () => true,
  serverOrigin: () => 'https://church.example',
  sessionEnded: () => undefined,
  fetch: async (address, { method = 'GET', body }) => {
    if (random.chance(20)) throw new Error('no connection');
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
    return Response.json(serve(method, new URL(address).pathname, sent));
  },
});
await sync.signedIn(OWNER);

let written = 0;
const textOf = () => `${++written} ${'word '.repeat(random.below(600))}`.trim();
const saved = (id: string, text: string) => writeSync(1, `${id} ${text.split(' ', 1)[0] ?? ''} ${text.length}\n`);

while (written < Number(count)) {
  const ids = await Promise.all(
    Array.from({ length: 1 + random.below(4) }, async () => {
      const text = textOf();
      const id = await sync.create(OWNER, { title: 'T', content: text });
      saved(id, text);
      return id;
    }),
  );
  const [entry] = random.chance(40) ? await sync.entries(OWNER, new Set(ids)) : [];
  if (entry) {
    const text = textOf();
    await sync.edit(OWNER, entry.prayer.id, entry.seen, { content: text });
    saved(entry.prayer.id, text);
  }
  if (random.chance(2)) await journal.backupNow();
  if (random.chance(20)) await sync.sync('asked');
}
sync.end();
await journal.close();
