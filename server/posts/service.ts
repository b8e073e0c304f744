import type { QueryOut, Reply } from '../../core/contract/endpoint.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import type { circlePosts, latestCirclePosts, Post, posts, ReactionKind } from '../../core/contract/posts.ts';
import { communityLimits } from '../../core/rules/community.ts';
import { retention } from '../../core/rules/retention.ts';
import { requireMember } from '../circles/service.ts';
import type { Queries } from '../db/db.ts';
import { notFound } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { releaseImage } from '../images/service.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import { dropHeldCase } from '../moderation/service.ts';
import { createAnswering } from './answer.ts';
import { requireOwn, requireVisible } from './find.ts';
import { createShoutOuts } from './shoutOut.ts';
import { createPublishing, type Dependencies } from './publish.ts';
import { circlesWithNews } from './store/latest.ts';
import { listFeed, listMine, listOfCircle, listPastoral, type Page } from './store/pages.ts';
import { removePost } from './store/posts.ts';
import { addReaction, removeReaction } from './store/reactions.ts';
import { readerOf, type Reader } from './store/reader.ts';
import type { PostRow } from './store/row.ts';
import { addTombstone, removeTombstonesBefore } from './store/tombstones.ts';
import { messagesOf } from './streams.ts';
import { createPastoralTeam, type PastoralTeam } from './team.ts';
import { postNotFound, viewPost } from './view.ts';

// What is wired together in server/features.ts.
export { deletedPostsData, postsData, reactionsData } from './personalData.ts';
export { PASTORAL_PRAYER, pastoralPrayerEmail } from './emails.ts';
export { createModeratedPosts } from './moderated.ts';
export { mayReadImage } from './image.ts';
export { orphanPosts } from './store/posts.ts';

export type PostsService = ReturnType<typeof createPosts>;

/** What one answer holds at most, in bytes, unless a single post is larger. */
const PAGE_BYTES = 1024 * 1024;
/** How many circles home tells of. */
const CIRCLES_WITH_NEWS = 3;
/** Tombstones removed in one transaction. */
const BATCH = 500;

const pageOf = ({ before = FROM_THE_NEWEST, limit }: QueryOut<typeof circlePosts>): Page => ({
  before,
  limit: { rows: limit, bytes: PAGE_BYTES },
});

const createReading = ({ db, now }: Dependencies, team: PastoralTeam) => {
  const list = (scope: QueryOut<typeof posts>['scope'], reader: Reader, page: Page): Queries<PostRow[]> => {
    if (scope === 'mine') return listMine(reader, page);
    return scope === 'feed' ? listFeed(reader, page, now()) : listPastoral(reader, page, now());
  };
  return {
    /** A page of a scope, and how many are on the pastoral team. Who may read `pastoral` is asked before. */
    async list(account: Account, { scope, ...query }: QueryOut<typeof posts>) {
      const reader = readerOf(account);
      const rows = await db.read(() => list(scope, reader, pageOf(query)));
      return { posts: rows.map((row) => viewPost(row, reader, now())), team: await team.size() };
    },
    async listOfCircle(account: Account, circleId: string, query: QueryOut<typeof circlePosts>): Promise<Post[]> {
      const at = now();
      return db.read(function* () {
        const reader = readerOf(account, yield* requireMember(circleId, account.id));
        const rows = yield* listOfCircle(circleId, reader, pageOf(query), at);
        return rows.map((row) => viewPost(row, reader, at));
      });
    },
    async latestCirclePosts(account: Account): Promise<Reply<typeof latestCirclePosts>> {
      const at = now();
      const page = { before: FROM_THE_NEWEST, limit: { rows: 1, bytes: PAGE_BYTES } };
      return db.read(function* () {
        const latest = [];
        for (const { role, ...circle } of yield* circlesWithNews(account.id, CIRCLES_WITH_NEWS)) {
          const reader = readerOf(account, role);
          const [row] = yield* listOfCircle(circle.id, reader, page, at);
          if (row) latest.push({ circle, post: viewPost(row, reader, at) });
        }
        return latest;
      });
    },
    async read(account: Account, id: string): Promise<Post> {
      const { row, reader } = await db.read(() => requireVisible(account, id, now()));
      return viewPost(row, reader, now());
    },
  };
};

/** Counts a new reaction within the hour's limit, and gives whether it is one. Throws 429 past it, 404 where the post has gone. */
function* praiseOrPray(id: string, kind: ReactionKind, userId: string, at: number): Queries<boolean> {
  const outcome = yield* addReaction(id, kind, userId);
  if (outcome === 'post is gone') throw notFound(postNotFound);
  if (outcome === 'was there') return false;
  yield* consumeOrRefuse(`react:user:${userId}`, communityLimits.reactions, at, A_LOT_AT_ONCE);
  return true;
}

const createReacting =
  ({ db, now, publish }: Dependencies) =>
  async (account: Account, id: string, kind: ReactionKind, reacts: boolean): Promise<Post> => {
    const at = now();
    const { row, reader, isChanged } = await db.write(function* () {
      yield* requireVisible(account, id, at);
      const isChanged = yield* reacts ? praiseOrPray(id, kind, account.id, at) : removeReaction(id, kind, account.id);
      return { ...(yield* requireVisible(account, id, at)), isChanged };
    });
    if (isChanged) publish(...messagesOf('changed', row, at));
    return viewPost(row, reader, at);
  };

const createRemoving =
  ({ db, now, publish }: Dependencies) =>
  async (account: Account, id: string): Promise<void> => {
    const at = now();
    const removed = await db.write(function* () {
      const row = yield* requireOwn(account, id);
      yield* removePost(id);
      if (row.client_id !== null) yield* addTombstone(account.id, row.client_id, at);
      // Reports stay, with their copy and the picture, until somebody has looked.
      yield* dropHeldCase('post', id);
      if (row.image_id !== null) yield* releaseImage(row.image_id);
      return row;
    });
    publish(...messagesOf('changed', removed, at));
  };

export const createPosts = (deps: Dependencies) => {
  const add = createPublishing(deps);
  const team = createPastoralTeam(deps);
  deps.onAccount(team.forget);
  return {
    ...createReading(deps, team),
    add,
    answer: createAnswering(deps),
    react: createReacting(deps),
    remove: createRemoving(deps),
    shoutOut: createShoutOuts(deps, add),
    /** Forgets which posts were deleted, a year later. */
    async sweep(): Promise<void> {
      const oldest = deps.now() - retention.postTombstone;
      while ((await deps.db.write(() => removeTombstonesBefore(oldest, BATCH))) === BATCH);
    },
  };
};
