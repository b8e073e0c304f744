import { isSealedKind } from '../../journal/cachedKeys.ts';
import type { NewItem } from '../../journal/store.ts';
import type { CachedContent, Change, PendingItem, StoredPrayer } from '../../journal/types.ts';

/**
 * Sealed rows: what a person wrote stands in one sealed text, in the place of the prayer's own, so that a sealed row has
 * the shape of any other. Who it belongs to, its place in the order and its revision stay readable: the outbox needs them.
 */
export const SEAL_MARK = 'sealed:1:';

export const isSealedText = (text: string): boolean => text.startsWith(SEAL_MARK);

export interface Sealer {
  /**
   * Gives SEAL_MARK, the initialisation vector and the sealed text, both in base64 with a dot between. `additionalData` is
   * bound to the text, so that one sealed text can't be put in the place of another.
   */
  seal(value: unknown, additionalData: string): Promise<string>;
  /** Rejects when it was not sealed with this key and this additional data. */
  open(text: string, additionalData: string): Promise<unknown>;
}

const blankPost = {
  postType: 'general',
  audience: 'me',
  anonymous: true,
  tags: [],
  imageAlt: '',
  confirmed: false,
} as const;
const blank = { title: '', category: '', tags: [], answeredAt: null, answerStory: null, updates: [] };

/** The sealed text of a change; null when it is readable. */
export const sealedTextOf = (data: Change): string | null => {
  if (data.kind === 'photo') return null;
  if (data.kind === 'post') return isSealedText(data.post.content) ? data.post.content : null;
  const text = data.kind === 'create' ? data.prayer.content : data.kind === 'edit' ? (data.set.content ?? '') : '';
  return isSealedText(text) ? text : null;
};

/** A delete and a photo's change say nothing: a photo is in a row of its own. */
export const hasWords = (data: Change): data is Exclude<Change, { kind: 'delete' | 'photo' }> =>
  data.kind !== 'delete' && data.kind !== 'photo';

export const sealItem = async <T extends NewItem>(sealer: Sealer, item: T): Promise<T> => {
  const { data } = item;
  if (!hasWords(data) || sealedTextOf(data)) return item;
  if (data.kind === 'post') {
    const content = await sealer.seal(data.post, `${item.owner}/${item.id}`);
    return { ...item, data: { ...data, post: { ...blankPost, content } } };
  }
  if (data.kind === 'edit') {
    const content = await sealer.seal(data.set, `${item.owner}/${item.id}`);
    return { ...item, data: { ...data, set: { content } } };
  }
  const content = await sealer.seal(data.prayer, `${item.owner}/${item.id}`);
  return { ...item, data: { ...data, prayer: { ...blank, content, createdAt: data.prayer.createdAt } } };
};

/** What of a change stands in the sealed text. */
const sealedPart = { create: 'prayer', edit: 'set', post: 'post' } as const;

export const openItem = async (sealer: Sealer, item: PendingItem): Promise<PendingItem> => {
  const text = sealedTextOf(item.data);
  if (text === null || !hasWords(item.data)) return item;
  const value = await sealer.open(text, `${item.owner}/${item.id}`);
  return { ...item, data: { ...item.data, [sealedPart[item.data.kind]]: value } as Change };
};

export const sealPrayer = async (sealer: Sealer, row: StoredPrayer): Promise<StoredPrayer> => {
  if (row.prayer.deletedAt !== null || isSealedText(row.prayer.content)) return row;
  const content = await sealer.seal(row.prayer, `${row.owner}/${row.id}`);
  return { ...row, prayer: { ...row.prayer, ...blank, conflicts: [], content } };
};

export const openPrayer = async (sealer: Sealer, row: StoredPrayer): Promise<StoredPrayer> =>
  isSealedText(row.prayer.content)
    ? { ...row, prayer: (await sealer.open(row.prayer.content, `${row.owner}/${row.id}`)) as StoredPrayer['prayer'] }
    : row;

/** Whether it has words that should be sealed, and are not. */
export const isReadableCached = (row: CachedContent): boolean =>
  isSealedKind(row) && row.data !== null && !(typeof row.data === 'string' && isSealedText(row.data));

export const sealCached = async (sealer: Sealer, row: CachedContent): Promise<CachedContent> =>
  isReadableCached(row) ? { ...row, data: await sealer.seal(row.data, row.key) } : row;

export const openCached = async (sealer: Sealer, row: CachedContent): Promise<CachedContent> =>
  typeof row.data === 'string' && isSealedText(row.data) ? { ...row, data: await sealer.open(row.data, row.key) } : row;
