import type { NewItem } from '../../../core/sync/store.ts';
import type { CachedContent, Change, PendingItem, StoredPrayer } from '../../../core/sync/types.ts';

/**
 * Sealed rows: what a person wrote stands in one sealed text, in the place of the prayer's own, so that a sealed row has
 * the shape of any other. Who it belongs to, its place in the order and its revision stay readable: the outbox needs them.
 */
const MARK = 'sealed:1:';

export const isSealedText = (text: string): boolean => text.startsWith(MARK);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

export interface Sealer {
  seal(value: unknown, place: string): Promise<string>;
  /** Rejects when it was not sealed with this key for this place. */
  open(text: string, place: string): Promise<unknown>;
}

/** `place` is bound to the text, so that one sealed text can't be put in the place of another. */
export const createSealer = (key: CryptoKey): Sealer => {
  // A journal is read anew after each change; what was opened once need not be opened again while the key is here.
  const opened = new Map<string, unknown>();
  return {
    async seal(value, place) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const additionalData = encoder.encode(place);
      const plain = encoder.encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain);
      const text = `${MARK}${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
      opened.set(text, value);
      return text;
    },
    async open(text, place) {
      if (opened.has(text)) return opened.get(text);
      const [iv = '', sealed = ''] = text.slice(MARK.length).split('.');
      const additionalData = encoder.encode(place);
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64(iv), additionalData },
        key,
        fromBase64(sealed),
      );
      const value: unknown = JSON.parse(decoder.decode(plain));
      opened.set(text, value);
      return value;
    },
  };
};

const blank = { title: '', category: '', tags: [], answeredAt: null, answerStory: null, updates: [] };

/** The sealed text of a change; null when it is readable. */
export const sealedTextOf = (data: Change): string | null => {
  const text = data.kind === 'create' ? data.prayer.content : data.kind === 'edit' ? (data.set.content ?? '') : '';
  return isSealedText(text) ? text : null;
};

export const sealItem = async <T extends NewItem>(sealer: Sealer, item: T): Promise<T> => {
  const { data } = item;
  if (data.kind === 'delete' || sealedTextOf(data)) return item;
  if (data.kind === 'edit') {
    const content = await sealer.seal(data.set, `${item.owner}/${item.id}`);
    return { ...item, data: { ...data, set: { content } } };
  }
  const content = await sealer.seal(data.prayer, `${item.owner}/${item.id}`);
  return { ...item, data: { ...data, prayer: { ...blank, content, createdAt: data.prayer.createdAt } } };
};

export const openItem = async (sealer: Sealer, item: PendingItem): Promise<PendingItem> => {
  const text = sealedTextOf(item.data);
  if (text === null || item.data.kind === 'delete') return item;
  const value = await sealer.open(text, `${item.owner}/${item.id}`);
  return { ...item, data: { ...item.data, [item.data.kind === 'create' ? 'prayer' : 'set']: value } as Change };
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

/** Of what is kept beside the prayers only a draft holds a person's words. */
export const holdsWords = ({ key }: Pick<CachedContent, 'key'>): boolean => key.startsWith('draft:');

export const sealCached = async (sealer: Sealer, row: CachedContent): Promise<CachedContent> =>
  holdsWords(row) && row.data !== null && !(typeof row.data === 'string' && isSealedText(row.data))
    ? { ...row, data: await sealer.seal(row.data, row.key) }
    : row;

export const openCached = async (sealer: Sealer, row: CachedContent): Promise<CachedContent> =>
  typeof row.data === 'string' && isSealedText(row.data) ? { ...row, data: await sealer.open(row.data, row.key) } : row;
