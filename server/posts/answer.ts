import type { BodyOut } from '../../core/contract/endpoint.ts';
import type { answerPost, Post } from '../../core/contract/posts.ts';
import { communityLimits } from '../../core/rules/community.ts';
import { requireMember } from '../circles/service.ts';
import type { Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import { openHeldCase } from '../moderation/service.ts';
import { requireOwn } from './find.ts';
import { copyOf } from './moderated.ts';
import type { Dependencies } from './publish.ts';
import { findWriter, updatePost } from './store/posts.ts';
import { readerOf } from './store/reader.ts';
import type { PostRow } from './store/row.ts';
import { messagesOf, streamOf } from './streams.ts';
import { viewPost } from './view.ts';

type Answer = BodyOut<typeof answerPost>;

/** What stays of a story that was taken back: that there was one. */
const TAKEN_BACK = '';

/**
 * A story as it is told from now on. Throws 409 for another one than was told: others have read that, and what is shared is not
 * edited.
 */
const tell = (told: string | null, story: string | null | undefined): string | null => {
  // A second press, in a tab that does not show the story, must not take it away.
  if (!story || story === told) return told;
  if (told === null) return story;
  throw new HttpError(
    'conflict',
    told === TAKEN_BACK
      ? 'You took back the story of this prayer, and another can’t be told here. You can share it as a new post.'
      : 'You have told how this prayer was answered. What others may have read can’t be changed; you can share a new post.',
  );
};

/** The post as it is once it was answered, or that was taken back. Throws 409 for what is no prayer, and as `tell` does. */
const settle = (row: PostRow, { answered, answerStory }: Answer, at: number): PostRow => {
  if (!answered && row.answered_at === null) return row;
  if (!answered) {
    const story = row.answer_story === null ? null : TAKEN_BACK;
    return { ...row, post_type: 'prayer_request', answered_at: null, answer_story: story };
  }
  if (row.post_type !== 'prayer_request' && row.answered_at === null)
    throw new HttpError('conflict', 'Only a prayer request can be marked as answered.');
  return {
    ...row,
    post_type: 'testimony',
    answered_at: row.answered_at ?? at,
    answer_story: tell(row.answer_story, answerStory),
  };
};

/** A post whose story a moderator has to see first waits as a whole. Throws 409 for one that waits or is hidden already. */
const hold = (row: PostRow): PostRow => {
  if (row.status !== 'published')
    throw new HttpError('conflict', 'A moderator is still looking at this post. Please add your story afterwards.');
  return { ...row, status: 'held', stream: streamOf({ ...row, status: 'held' }) };
};

/**
 * The account's own post, to be answered. Throws 404 for any other, and where it stands in a circle whose author has left or was
 * removed: they must not go on speaking there.
 */
function* requireAnswerable(account: Account, id: string, { answered }: Answer): Queries<PostRow> {
  const row = yield* requireOwn(account, id);
  if (answered && row.circle_id !== null) yield* requireMember(row.circle_id, account.id);
  return row;
}

/** Marks prayers as answered. */
export const createAnswering = ({ db, now, beginCheck, publish, wakeMail }: Dependencies) => {
  function* prepare(account: Account, id: string, answer: Answer) {
    const row = yield* requireAnswerable(account, id, answer);
    // Before anything is asked about a story that can't be told.
    settle(row, answer, now());
    const writer = yield* findWriter(account.id);
    return { audience: row.audience, accountCreatedAt: writer?.created_at ?? now() };
  }

  const check = async (account: Account, id: string, answer: Answer) => {
    const submission = await db.read(() => prepare(account, id, answer));
    const { answered, answerStory: text, confirmed } = answer;
    if (!answered || !text) return null;
    const checkText = await beginCheck(account.id);
    return checkText({ ...submission, text, confirmed });
  };

  return async (account: Account, id: string, answer: Answer): Promise<Post> => {
    const at = now();
    const verdict = await check(account, id, answer);
    const reasons = verdict?.reasons ?? [];
    const { after, messages } = await db.write(function* () {
      const before = yield* requireAnswerable(account, id, answer);
      yield* consumeOrRefuse(`answer:user:${account.id}`, communityLimits.answers, at, A_LOT_AT_ONCE);
      const settled = settle(before, answer, at);
      const after = reasons.length > 0 ? hold(settled) : settled;
      yield* updatePost(after);
      const held = reasons.length > 0 ? yield* openHeldCase('post', id, yield* copyOf(after, at), reasons, at) : [];
      // Those who lose it are told.
      return { after, messages: [...messagesOf('changed', before, at), ...held] };
    });
    publish(...messages);
    if (reasons.length > 0) wakeMail();
    return { ...viewPost(after, readerOf(account), at), ...(verdict?.helpline ? { helpline: true } : {}) };
  };
};
