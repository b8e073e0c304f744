import type { addBlock, Block } from '../../core/contract/blocks.ts';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import { findUser, type PersonalFeature } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { accountChanged, type Publish } from '../live/service.ts';
import { countBlocks, listBlocks, MAX_BLOCKS, putBlock, removeAllBlocks, removeBlock, type BlockRow } from './store.ts';

export type BlocksService = ReturnType<typeof createBlocks>;

/** What another feature ends between two people when one blocks the other, in the same transaction. */
type EndBetween = (userId: string, otherId: string) => Queries<unknown>;

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
}

export const createBlocks = ({ db, now, publish }: Dependencies) => {
  const endings: EndBetween[] = [];
  /** Both streams filter anew. Neither person is told why. */
  const tell = (...userIds: readonly string[]) => publish(...userIds.map(accountChanged));

  return {
    /** Has something between two people ended by a block: what is called belongs to a feature above. */
    whenBlocked: (end: EndBetween): void => void endings.push(end),
    list: async (userId: string): Promise<Block[]> => (await db.read(() => listBlocks(userId))).map(view),
    async add(userId: string, { userId: otherId, kind }: BodyOut<typeof addBlock>): Promise<Block[]> {
      if (otherId === userId) throw new HttpError('bad_request', 'You can’t block yourself.');
      const rows = await db.write(function* () {
        if (!(yield* findUser(otherId))) throw notFound('There is no such account.');
        yield* putBlock(userId, otherId, kind, now());
        // Counted after it was added, so that a change of kind is never refused; what is thrown undoes it.
        if ((yield* countBlocks(userId)) > MAX_BLOCKS)
          throw new HttpError('full', 'You have blocked a thousand people. Please unblock some first.');
        if (kind === 'block') for (const end of endings) yield* end(userId, otherId);
        return yield* listBlocks(userId);
      });
      tell(userId, otherId);
      return rows.map(view);
    },
    async remove(userId: string, otherId: string): Promise<void> {
      if (await db.write(() => removeBlock(userId, otherId))) tell(userId, otherId);
    },
  };
};

const view = ({ other_id, nickname, kind }: BlockRow): Block => ({ userId: other_id, nickname, kind });

export const blocksData: PersonalFeature = {
  name: 'blocks',
  *export(userId) {
    const rows = yield* listBlocks(userId);
    return rows.map((row) => ({ ...view(row), since: new Date(row.created_at).toISOString() }));
  },
  erase: removeAllBlocks,
};
