import {
  addPost,
  addReaction,
  addShoutOut,
  answerPost,
  circlePosts,
  deletePost,
  latestCirclePosts,
  posts,
  readPost,
  removeReaction,
} from '../../core/contract/posts.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import { HttpError } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { PostsService } from './service.ts';

export const postRoutes = (api: Api, service: PostsService, gate: GateSettings): void => {
  const reader = allowed('readGated', gate);
  const pastoralReader = allowed('readPastoral', gate);
  const participant = allowed('participate', gate);
  const writer = allowed('post', gate);

  api.serveFor(reader, posts, async ({ ctx, person, account, query }) => {
    if (query.scope === 'pastoral') pastoralReader(person);
    const { posts: page, team } = await service.list(account, query);
    ctx.set('X-Pastoral-Team', String(team));
    return page;
  });
  api.serveFor(reader, readPost, ({ account, params }) => service.read(account, params.postId));
  api.serveFor(reader, latestCirclePosts, ({ account }) => service.latestCirclePosts(account));
  api.serveFor(reader, circlePosts, ({ account, params, query }) => service.listOfCircle(account, params.id, query));

  api.serveFor(writer, addPost, async ({ account, body: { owner, userId: _, ...draft } }) => {
    refuseOther(account, owner);
    return service.add(account, draft);
  });
  api.serveFor(writer, answerPost, ({ account, params, body }) => service.answer(account, params.postId, body));
  api.serveFor(writer, addShoutOut, ({ account, params, body }) => service.shoutOut(account, params.id, body));
  // Whoever may no longer write may still take back what was written.
  api.serveFor(signedIn(), deletePost, ({ account, params }) => service.remove(account, params.postId));

  api.serveFor(participant, addReaction, ({ account, params }) =>
    service.react(account, params.postId, params.kind, true),
  );
  api.serveFor(participant, removeReaction, ({ account, params }) =>
    service.react(account, params.postId, params.kind, false),
  );
};

/**
 * An outbox names the owner of what it sends: when the session has meanwhile become someone else's, in another tab perhaps,
 * the post must not be published as theirs.
 */
const refuseOther = ({ id }: Account, owner?: string): void => {
  if (owner !== undefined && owner !== id)
    throw new HttpError('not_signed_in', 'You are signed in as someone else. Sign in again to share this.');
};
