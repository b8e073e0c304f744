import type { CachedContent } from './types.ts';

/** Small things of one person that only this device keeps. */
export type LocalItem = 'draft' | 'draftPhoto' | 'unsent' | 'prayed' | 'prayNow' | 'reminder' | 'asked';

/** What a row of `cachedContent` may be: a LocalItem, or what the journal needs itself. */
type Kind = LocalItem | 'photo' | 'unsentPhoto' | 'photoOrder' | 'lock' | 'cursor' | 'device' | 'outbox';

/**
 * Every kind of row, by the prefix under which it is stored. `sealed`: it holds a person's words, so the journal's lock
 * seals it; of a kind that should be and is not, anybody who has the device reads them. `perThing`: an owner has many, each
 * by an id behind theirs.
 */
const kinds: Readonly<Record<Kind, { prefix: string; sealed: boolean; perThing?: true }>> = {
  draft: { prefix: 'draft:', sealed: true },
  /** The photos of prayers that are being written. */
  draftPhoto: { prefix: 'draftPhoto:', sealed: true },
  /** A photo that the server has too, by its owner and id. */
  photo: { prefix: 'photo:', sealed: true, perThing: true },
  /** One that it has not: it is nowhere else. */
  unsentPhoto: { prefix: 'unsentPhoto:', sealed: true, perThing: true },
  /** In which order photos came here. */
  photoOrder: { prefix: 'photoOrder:', sealed: false },
  /** Posts that could not be shared and are not in the outbox, with their pictures. */
  unsent: { prefix: 'unsent:', sealed: true },
  prayed: { prefix: 'prayed:', sealed: false },
  /** What they chose for "Pray now" the last time, with a category in their words. */
  prayNow: { prefix: 'prayNow:', sealed: true },
  reminder: { prefix: 'reminder:', sealed: false },
  /** That they were asked about what is here without an account. */
  asked: { prefix: 'asked:', sealed: false },
  lock: { prefix: 'vault:', sealed: false },
  cursor: { prefix: 'changes:', sealed: false },
  /** What the desktop's journal notes of itself. */
  device: { prefix: 'journal:', sealed: false },
  /** What a browser notes of its outbox. */
  outbox: { prefix: 'outbox:', sealed: false },
};

const sealed = Object.values(kinds).filter((kind) => kind.sealed);

/** `of`: whose row it is, or which. */
export const cachedKey = (kind: Kind, of: string): string => kinds[kind].prefix + of;

export const isCachedKind = (kind: Kind, { key }: Pick<CachedContent, 'key'>): boolean =>
  key.startsWith(kinds[kind].prefix);

export const isSealedKind = ({ key }: CachedContent): boolean => sealed.some(({ prefix }) => key.startsWith(prefix));

/** Whether a row is kept when what the server has is cleared: words that are nowhere else. */
export const outlivesSignOut = (row: Pick<CachedContent, 'key'>): boolean =>
  isCachedKind('unsent', row) || isCachedKind('unsentPhoto', row);

/** A photo's row, by whose it is and its id; without an id what all of theirs begin with. */
export const photoKey = (kind: 'photo' | 'unsentPhoto', owner: string, id = ''): string =>
  cachedKey(kind, `${owner}/${id}`);

/** The keys of what the lock seals of an owner's, and what others of them begin with. */
export const sealedKeys = (owner: string): { keys: string[]; prefixes: string[] } => ({
  keys: sealed.filter(({ perThing }) => !perThing).map(({ prefix }) => prefix + owner),
  prefixes: sealed.filter(({ perThing }) => perThing).map(({ prefix }) => `${prefix}${owner}/`),
});
