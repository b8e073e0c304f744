import type { Prayer } from '../core/contract/journal.ts';
import { newPrayer } from '../core/journal/conflictRules.ts';
import { wholeJournal, type JournalQuery } from '../core/journal/journalIndex.ts';
import { toStored } from '../core/journal/merge.ts';
import { journalId } from '../core/journal/types.ts';
import { createRandom, type Random } from '../core/sync/testing/random.ts';
import { openJournal } from '../electron/journal/openJournal.ts';
import type { KeyWrapper } from '../electron/journal/key/dataKey.ts';
import { createDesktopClient, type DesktopClient } from '../electron/journal/sync/desktopClient.ts';
import { fakeKeyWrapper } from '../electron/journal/testing/fakeKeyWrapper.ts';
import { temporaryFolder } from './lib/processes.ts';
import { figure, median, milliseconds, percentile, timedAsync, type Figure } from './lib/report.ts';
import { readVerses } from './scripture.ts';

const ENTRIES = 50_000;
const PAGE = 100;
const OPENINGS = 3;
const SEARCHES = 500;
const OWNER = 'ann';

/** Prayers of about sixty words, out of the Bible's. */
const prayersOf = (owner: string, random: Random, words: readonly string[]): Prayer[] =>
  Array.from({ length: ENTRIES }, (_, index) => {
    const at = new Date(Date.UTC(2006, 0, 1) + index * 3_600_000).toISOString();
    const id = journalId(Date.parse(at), random.uuid());
    const from = random.below(words.length - 80);
    const written = {
      title: words.slice(from, from + 4).join(' '),
      content: words.slice(from + 4, from + 34 + random.below(40)).join(' '),
      category: random.pick(['personal', 'family', 'church', 'world']) ?? '',
      tags: random.chance(30) ? [random.pick(words)?.toLowerCase() ?? ''] : [],
      createdAt: at,
      answeredAt: null,
      answerStory: null,
      updates: [],
    };
    return newPrayer(id, owner, written, { changeId: id, revision: index + 1, at });
  });

/** The longest time that work held the process without a turn for anything else, in milliseconds. */
const heldBy = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isDone = false;
  const watch = async () => {
    while (!isDone)
      longest = Math.max(longest, await timedAsync(() => new Promise((resolve) => setImmediate(resolve))));
  };
  const watching = watch();
  await work();
  isDone = true;
  await watching;
  return longest;
};

const isWhole = async (sync: DesktopClient): Promise<void> => {
  let told = Promise.withResolvers<void>();
  const off = sync.subscribe(() => told.resolve());
  while (!(await sync.page(OWNER, ask('shepherd'))).isWhole) {
    await told.promise;
    told = Promise.withResolvers<void>();
  }
  off();
};

const openIn = async (folder: string) => {
  const journal = await openJournal({ folder, keyWrapper: fakeKeyWrapper('bench') });
  const sync = createDesktopClient({
    journal,
    isOnline: () => false,
    serverOrigin: () => null,
    sessionEnded: () => undefined,
    fetch: () => Promise.reject(new Error('There is no server')),
  });
  return { journal, sync };
};

const ask = (words = ''): JournalQuery => ({ ...wholeJournal, words, limit: PAGE, today: '2026-11-20' });

const typedBy = (random: Random, words: readonly string[]): string =>
  Array.from({ length: 1 + random.below(3) }, () => {
    const word = random.pick(words) ?? '';
    return word.slice(0, 1 + random.below(word.length));
  }).join(' ');

/** Searches as a person types them, the rarest and the most frequent words among them. */
const search = async (sync: DesktopClient, random: Random, words: readonly string[]): Promise<number[]> => {
  const times: number[] = [];
  const typed = Array.from({ length: SEARCHES }, () => typedBy(random, words));
  for (const text of ['the', 'a', 't', 'and the', 'lord god', ...typed])
    times.push(await timedAsync(() => sync.page(OWNER, ask(text))));
  return times;
};

/** A journal of 50,000 prayers, written as the app writes it. */
export const writeJournal = async (
  folder: string,
  { owner, keyWrapper }: { owner: string; keyWrapper: KeyWrapper | null },
) => {
  const random = createRandom(7);
  const words = readVerses().flatMap(({ text }) => text.match(/\S+/g) ?? []);
  const journal = await openJournal({ folder, keyWrapper });
  const rows = prayersOf(owner, random, words).map(toStored);
  for (let at = 0; at < ENTRIES; at += 1000) await journal.store.commit({ put: rows.slice(at, at + 1000) });
  await journal.close();
  return { random, words };
};

/** What one start takes, in milliseconds. */
interface Start {
  open: number;
  list: number;
  index: number;
  /** While the index is built. */
  longestHold: number;
  earlySearch: number;
  wholeList: number;
}

const start = async (folder: string, thenDo: (sync: DesktopClient) => Promise<void>): Promise<Start> => {
  let opened: Awaited<ReturnType<typeof openIn>> | undefined;
  const open = await timedAsync(async () => (opened = await openIn(folder)));
  if (!opened) throw new Error('not open');
  const { journal, sync } = opened;
  const list = await timedAsync(() => sync.page(OWNER, ask()));
  let earlySearch = 0;
  let longestHold = 0;
  const index = await timedAsync(async () => {
    longestHold = await heldBy(async () => {
      await sync.signedIn(OWNER);
      earlySearch = await timedAsync(() => sync.page(OWNER, ask('lord')));
      await isWhole(sync);
    });
  });
  const wholeList = await timedAsync(() => sync.page(OWNER, ask()));
  await thenDo(sync);
  sync.end();
  await journal.close();
  return { open, list, index, longestHold, earlySearch, wholeList };
};

/** The desktop's journal with 50,000 entries, encrypted on the disk (docs/journal-format.md). */
export const desktopJournal = async (): Promise<Figure[]> => {
  const folder = temporaryFolder();
  const { random, words } = await writeJournal(folder, { owner: OWNER, keyWrapper: fakeKeyWrapper('bench') });
  const starts: Start[] = [];
  let searches: number[] = [];
  for (let round = 1; round <= OPENINGS; round++)
    starts.push(
      await start(folder, async (sync) => {
        if (round === OPENINGS) searches = await search(sync, random, words);
      }),
    );
  const desktop = (name: string, value: number, limit: number) =>
    figure('7', `desktop, 50,000 prayers: ${name}`, value, limit, milliseconds);
  const medianOf = (what: keyof Start) => median(starts.map((each) => each[what]));
  return [
    desktop('the journal is opened and every row verified', medianOf('open'), 2000),
    desktop('the list opens: its first 100 entries', medianOf('list'), 100),
    desktop('all is read and the index built, at unlock', medianOf('index'), 5000),
    desktop('meanwhile the main process is held for at most', medianOf('longestHold'), 50),
    desktop('meanwhile a search finds what was read so far', medianOf('earlySearch'), 100),
    desktop('the list with names and days, once all is read', medianOf('wholeList'), 100),
    desktop('full-text search, p99', percentile(searches, 0.99), 20),
    desktop('full-text search, worst', Math.max(...searches), 50),
  ];
};
