import offlineFile from '../../../../content/generated/offline.json';
import type { LifeNote, OfflineContent } from '../../../../core/contract/library.ts';
import type { AdditionalWisdom, Verse } from '../../../../core/contract/search.ts';
import { moreOfNote, neighboursOf } from '../../../../core/rules/wisdom/moreOfNote.ts';
import { call } from '../../../api/client.ts';
import { searchLimitOf, type SearchLimit } from '../../../api/searchLimit.ts';
import { browserFingerprint } from '../../../api/fingerprint.ts';
import { loadNote, loadTopic } from '../../topics/index.ts';
import type { Result } from '../result.ts';

/**
 * The additional wisdom panel: shut, being loaded, open, or in its place the rate-limit panel
 * (docs/specification.md 1 §4).
 */
export type MoreState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'open'; wisdom: AdditionalWisdom; offline: boolean }
  | { kind: 'limit'; limit: SearchLimit };

const builtIn = (offlineFile as OfflineContent).additional;

/** Asks for more on the same search, with its ticket so that it costs nothing (docs/decisions.md 3). */
export const loadMore = async ({ query, searchId }: Pick<Result, 'query' | 'searchId'>): Promise<MoreState> => {
  try {
    const wisdom = await call('wisdomAdditional', {
      body: { query, userId: null, browserFingerprint: browserFingerprint(), ...(searchId && { searchId }) },
    });
    return { kind: 'open', wisdom, offline: false };
  } catch (error) {
    const limit = searchLimitOf(error);
    if (limit) return { kind: 'limit', limit };
    console.warn('Additional wisdom could not be loaded', error instanceof Error ? error.name : '');
    return { kind: 'open', wisdom: builtIn, offline: true };
  }
};

/** What the device has on a note: it comes from our own files, so that it spends no search and needs no server. */
const moreFromFiles = async (note: LifeNote, quoted: readonly Verse[]) => {
  const neighbours = await Promise.all(neighboursOf(note).map((id) => loadNote(id).catch(() => null)));
  const { verses, ...rest } = moreOfNote<Verse>(
    note,
    neighbours.filter((each) => each !== null),
  );
  const shown = new Set(quoted.map(({ ref }) => ref));
  return { bibleReferences: verses.filter(({ ref }) => !shown.has(ref)), ...rest };
};

/** More on a life note that stands on the page: its verse, prayer and next step are not said twice. */
export const loadMoreOfNote = async (note: LifeNote): Promise<MoreState> => {
  const wisdom = await moreFromFiles(note, [note.verse]);
  return { kind: 'open', wisdom: { ...wisdom, resources: note.resources, prayer: builtIn.prayer }, offline: false };
};

/** More on a topic page: that of its note, without the verses that stand on the page. */
export const loadMoreOfTopic = async (id: string): Promise<MoreState> => {
  try {
    const topic = await loadTopic(id);
    const note = await loadNote(topic?.challenge ?? id);
    if (!note) return { kind: 'open', wisdom: builtIn, offline: false };
    if (!topic) return await loadMoreOfNote(note);
    return { kind: 'open', wisdom: await moreFromFiles(note, topic.verses), offline: false };
  } catch (error) {
    console.warn('The note of a topic could not be loaded', error instanceof Error ? error.name : '');
    return { kind: 'open', wisdom: builtIn, offline: true };
  }
};
