import { randomUUID } from 'node:crypto';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import type { HoldReason } from '../../core/contract/moderation.ts';
import type { addPost, Post } from '../../core/contract/posts.ts';
import { isMinor } from '../../core/rules/ages.ts';
import { communityLimits } from '../../core/rules/community.ts';
import { requireMember } from '../circles/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { claimImage } from '../images/service.ts';
import { consumeOrRefuse } from '../limits/service.ts';
import type { LiveMessage, Publish } from '../live/service.ts';
import { enqueueMailOncePer } from '../mail/service.ts';
import { openHeldCase } from '../moderation/service.ts';
import type { BeginCheck, CheckText } from '../publishing/service.ts';
import { PASTORAL_PRAYER } from './emails.ts';
import { copyOf } from './moderated.ts';
import { requireOwn } from './find.ts';
import { findByClientId, findWriter, insertPost, type NewPost, type Writer } from './store/posts.ts';
import { readerOf } from './store/reader.ts';
import type { PostRow } from './store/row.ts';
import { hasTombstone } from './store/tombstones.ts';
import { messagesOf, streamOf } from './streams.ts';
import { viewPost } from './view.ts';

export type Draft = Omit<BodyOut<typeof addPost>, 'owner' | 'userId'>;

export interface Dependencies {
  db: Db;
  now: () => number;
  beginCheck: BeginCheck;
  mayBeDanger: (words: string) => boolean;
  publish: Publish;
  /** Has somebody told whenever an account changes. */
  onAccount: (listener: () => void) => void;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
  /** Who is told that somebody asked the pastoral team; null tells nobody. */
  prayerAddress: () => string | null;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A draft that has passed the checks, and what becomes of it. */
interface Checked {
  draft: Draft;
  post: NewPost;
  writer: Writer;
  reasons: readonly HoldReason[];
}

/** A post that is stored, and what is told of it: nothing of a repeat. */
interface Stored {
  row: PostRow;
  messages: readonly LiveMessage[];
}

/** Counts a post of an account within the hour's limit. Throws 429 past it. */
function* consumePost(userId: string, writer: Writer, at: number): Queries<void> {
  const isNew = at - writer.created_at < DAY;
  const limit = isNew ? communityLimits.firstDayPosts : communityLimits.posts;
  const sentence = isNew
    ? `On the first day ${limit.max} posts an hour are possible. Please share this a little later.`
    : 'You have shared a lot in the last hour. Please share this a little later.';
  yield* consumeOrRefuse(`post:user:${userId}`, limit, at, sentence);
}

/** What a draft says and to whom, as it is stored. Outside of circles a post of somebody under 18 is anonymous to all. */
const chosenIn = ({ content, audience, anonymous, tags, imageId, imageAlt }: Draft, byMinor: boolean) => ({
  content,
  audience,
  anonymous: anonymous || (byMinor && audience !== 'circle') ? 1 : 0,
  tags: JSON.stringify(tags),
  image_id: imageId ?? null,
  image_alt: imageId ? imageAlt : '',
});

/** A draft as it is stored. */
const newPost = (account: Account, draft: Draft, writer: Writer, status: NewPost['status'], at: number): NewPost => {
  const byMinor = isMinor(writer.birth_date, at);
  const circleId = draft.circleId ?? null;
  return {
    id: randomUUID(),
    author_id: account.id,
    client_id: draft.clientId ?? null,
    ...chosenIn(draft, byMinor),
    circle_id: circleId,
    status,
    stream: streamOf({ audience: draft.audience, circle_id: circleId, status }),
    post_type: draft.postType,
    by_minor: byMinor ? 1 : 0,
    created_at: at,
  };
};

/** Why a picture is held: somebody under 18 shows it to others. */
const imageReasons = (draft: Draft, writer: Writer, verdict: ReturnType<CheckText>, at: number): HoldReason[] => {
  if (!draft.imageId || draft.audience === 'me' || !isMinor(writer.birth_date, at)) return [];
  // Whoever it was written to does not see it yet: somebody else has to look soon.
  return verdict.helpline && !verdict.reasons.includes('danger') ? ['image', 'danger'] : ['image'];
};

/**
 * A repeat is the same post, for the same people. Throws 409 for another one under its id, which the writer's device then sends
 * under a new one: what stands there may be for more readers than its writer last chose.
 */
const samePost = (row: PostRow, draft: Draft): PostRow => {
  const chosen = chosenIn(draft, row.by_minor === 1);
  const names = Object.keys(chosen) as (keyof typeof chosen)[];
  const isSame =
    names.every((name) => row[name] === chosen[name]) &&
    // Answered meanwhile, it is a testimony.
    draft.postType === (row.answered_at === null ? row.post_type : 'prayer_request') &&
    // Null once the circle is gone.
    (row.circle_id === null || row.circle_id === draft.circleId);
  if (isSame) return row;
  throw new HttpError('conflict', 'An earlier version of this was shared already. You find it among your posts.');
};

/** Throws 410 for what its author has deleted: the answer to its first try was lost, and the device sends it once more. */
function* refuseDeleted(authorId: string, clientId: string): Queries<void> {
  if (yield* hasTombstone(authorId, clientId)) throw new HttpError('gone', 'You have deleted this post.');
}

/** A post as its author gets it, right after writing. */
const viewOwn = (account: Account, row: PostRow, helpline: boolean, at: number): Post => ({
  ...viewPost(row, readerOf(account), at),
  ...(helpline ? { helpline } : {}),
});

/** Writes posts. */
export const createPublishing = ({
  db,
  now,
  beginCheck,
  mayBeDanger,
  publish,
  wakeMail,
  prayerAddress,
}: Dependencies) => {
  /** Who writes; 404 before anything is checked for who is not in the circle. */
  function* prepare(account: Account, draft: Draft) {
    const { circleId, clientId } = draft;
    const earlier = clientId === undefined ? undefined : yield* findByClientId(account.id, clientId);
    if (earlier) return { earlier: samePost(earlier, draft) };
    if (clientId !== undefined) yield* refuseDeleted(account.id, clientId);
    if (circleId) yield* requireMember(circleId, account.id);
    const writer = yield* findWriter(account.id);
    if (!writer) throw new HttpError('not_signed_in', 'Please sign in first.');
    return { writer };
  }

  /** Stores a post that has passed the checks. Inserted first: a repeat meets the post that is there, and costs nothing. */
  function* store(account: Account, { draft, post, writer, reasons }: Checked): Queries<Stored> {
    const at = post.created_at;
    const id = yield* insertPost(post);
    const row = yield* requireOwn(account, id);
    if (id !== post.id) return { row: samePost(row, draft), messages: [] };
    if (post.client_id !== null) yield* refuseDeleted(account.id, post.client_id);
    // Again, in the transaction: whoever is removed in this moment must not speak afterwards.
    if (post.circle_id !== null) yield* requireMember(post.circle_id, account.id);
    yield* consumePost(account.id, writer, at);
    if (post.image_id !== null) yield* claimImage(post.image_id, account.id, at);
    const held = reasons.length > 0 ? yield* openHeldCase('post', id, yield* copyOf(row, at), reasons, at) : [];
    const to = post.stream === 'pastoral' ? prayerAddress() : null;
    if (to !== null) yield* enqueueMailOncePer({ kind: PASTORAL_PRAYER, to, window: HOUR }, at);
    return { row, messages: [...messagesOf('post', row, at), ...held] };
  }

  /** Publishes a post, or gives the one that the same device sent before, without asking anything again. */
  return async (account: Account, draft: Draft): Promise<Post> => {
    const at = now();
    const { earlier, writer } = await db.read(() => prepare(account, draft));
    if (earlier) return viewOwn(account, earlier, mayBeDanger(earlier.content), at);
    const { content, tags, audience, confirmed } = draft;
    const text = [content, ...tags, ...(draft.imageId ? [draft.imageAlt] : [])].join('\n');
    const checkText = await beginCheck(account.id);
    const verdict = checkText({ text, audience, confirmed, accountCreatedAt: writer.created_at });
    const reasons = [...verdict.reasons, ...imageReasons(draft, writer, verdict, at)];
    const post = newPost(account, draft, writer, reasons.length > 0 ? 'held' : 'published', at);
    const { row, messages } = await db.write(() => store(account, { draft, post, writer, reasons }));
    publish(...messages);
    // The prayer address, or the staff where somebody is in danger.
    wakeMail();
    return viewOwn(account, row, verdict.helpline, at);
  };
};
