import { platform } from '../../../platform/current.ts';
import { alone } from './alone.ts';
import type { KeptDraft } from './draft.ts';

/**
 * What could not be shared and is not in the outbox, as with a picture and no network to send it by. Kept in the journal's
 * store, where its lock seals it, so that words and picture are there after the page was closed.
 */
export interface UnsentPost {
  id: string;
  place: string | null;
  draft: KeptDraft;
  /** As a `data:` address. */
  picture: string | null;
}

type Rows = Readonly<Record<string, UnsentPost>>;

const read = async (owner: string): Promise<Rows> =>
  ((await (await platform.journal()).readLocal(owner, 'unsent')) ?? {}) as Rows;

/** They share a row, also with other tabs: one write after the other. */
let writing: Promise<unknown> = Promise.resolve();

const change = (owner: string, make: (rows: Rows) => Rows | null): Promise<void> => {
  const write = async () => {
    const next = make(await read(owner));
    if (!next) return;
    await (await platform.journal()).writeLocal(owner, 'unsent', Object.keys(next).length > 0 ? next : null);
  };
  const mine = writing.then(() => alone('unsent', write));
  writing = mine.catch(() => undefined);
  return mine;
};

/** Rejects where the device keeps nothing, or the journal is locked. */
export const readUnsent = async (owner: string): Promise<UnsentPost[]> => {
  await writing;
  return Object.values(await read(owner));
};

/** Rejects as `readUnsent` does. */
export const keepUnsent = (owner: string, post: UnsentPost): Promise<void> =>
  change(owner, (rows) => ({ ...rows, [post.id]: post }));

export const dropUnsent = (owner: string, id: string): Promise<void> =>
  change(owner, ({ [id]: gone, ...rows }) => (gone ? rows : null));
