import type { addBlock, Block, BlockKind } from '../../core/contract/blocks.ts';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import { findUser, type PersonalFeature } from '../accounts/service.ts';
import type { Db } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { accountChanged, type Publish } from '../live/service.ts';
import {
  countBlocks,
  findBlock,
  listBlocks,
  MAX_BLOCKS,
  putBlock,
  removeAllBlocks,
  removeBlock,
  type BlockRow,
} from './store.ts';

export type BlocksService = ReturnType<typeof createBlocks>;

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
}

export const createBlocks = ({ db, now, publish }: Dependencies) => {
  /** Streams filter anew: both for a block, without a word of why; a mute concerns who made it alone, and is silent. */
  const tell = (userId: string, otherId: string, kinds: readonly (BlockKind | undefined)[]) =>
    publish(...(kinds.includes('block') ? [userId, otherId] : [userId]).map(accountChanged));

  return {
    list: async (userId: string): Promise<Block[]> => (await db.read(() => listBlocks(userId))).map(view),
    async add(userId: string, { userId: otherId, kind }: BodyOut<typeof addBlock>): Promise<Block[]> {
      if (otherId === userId) throw new HttpError('bad_request', 'You can’t block yourself.');
      const { rows, former } = await db.write(function* () {
        if (!(yield* findUser(otherId))) throw notFound('There is no such account.');
        const former = yield* findBlock(userId, otherId);
        yield* putBlock(userId, otherId, kind, now());
        // Counted after it was added, so that a change of kind is never refused; what is thrown undoes it.
        if ((yield* countBlocks(userId)) > MAX_BLOCKS)
          throw new HttpError('full', 'You have blocked a thousand people. Please unblock some first.');
        return { rows: yield* listBlocks(userId), former };
      });
      tell(userId, otherId, [kind, former]);
      return rows.map(view);
    },
    async remove(userId: string, otherId: string): Promise<void> {
      const former = await db.write(() => removeBlock(userId, otherId));
      if (former) tell(userId, otherId, [former]);
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
