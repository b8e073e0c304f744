import { z } from 'zod';
import { communityLengths, maxPostTags } from '../rules/community.ts';
import { cleanTags } from '../rules/prayerText.ts';
import { endpoint } from './endpoint.ts';
import { page } from './paging.ts';
import { routes } from './routes.ts';
import { ignoredUserId, typedText } from './text.ts';

export const postTypes = ['general', 'testimony', 'prayer_request', 'scripture_share'] as const;
export type PostType = (typeof postTypes)[number];

/** Who may read a post: everybody signed in, one circle, the pastoral team, nobody else. It never widens later. */
export const audiences = ['everyone', 'circle', 'pastoral', 'me'] as const;
export type Audience = (typeof audiences)[number];

/** `held` waits for a moderator before anybody sees it, `hidden` was taken away by one or by reports. */
export const postStatuses = ['published', 'held', 'hidden'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const reactionKinds = ['praise', 'praying'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** What a text is asked about before it is published; `core/publishing` finds them. */
export const concerns = ['slur', 'phone', 'address'] as const;
export type Concern = (typeof concerns)[number];

/** Somebody as others see them. `avatar` is a picture of ours or null: a foreign one would tell its host who reads. */
export const author = z.strictObject({
  id: z.uuid(),
  displayName: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
});
export type Author = z.infer<typeof author>;

/** Paths of ours, which check the reader's right each time. */
const postImage = z.strictObject({ url: z.string(), thumbnail: z.string(), alt: z.string() });

/**
 * A post as one reader gets it. `author` is null where the reader may not know it (anonymous posts, also to circle
 * admins); `mine`, `clientId` and a status other than `published` are the author's alone.
 */
export const post = z.strictObject({
  id: z.uuid(),
  /** The id that the writer's device gave it; only its author gets it, since device ids carry clocks. */
  clientId: z.string().optional(),
  content: z.string(),
  author: author.nullable(),
  postType: z.enum(postTypes),
  audience: z.enum(audiences),
  /** Null for other audiences, and once the circle is gone. */
  circleId: z.uuid().nullable(),
  anonymous: z.boolean(),
  createdAt: z.iso.datetime(),
  likeCount: z.int(),
  prayerCount: z.int(),
  /** Whether the reader praised it, or prays for it. Others who do are never listed. */
  liked: z.boolean(),
  praying: z.boolean(),
  mine: z.boolean(),
  tags: z.array(z.string()),
  status: z.enum(postStatuses),
  answeredAt: z.iso.datetime().nullable(),
  answerStory: z.string().nullable(),
  image: postImage.nullable(),
  /** To its author, right after writing: the words might mean danger, so the screen shows the helplines. */
  helpline: z.literal(true).optional(),
});
export type Post = z.infer<typeof post>;

const params = z.strictObject({ postId: z.uuid() });

/**
 * Posts, newest first. `feed`: those for everyone and one's own (circle posts stay in their circle); `mine`: all of one's
 * own; `pastoral`: what was sent to the pastoral team, for its members (403 for others). `X-Pastoral-Team` says how many
 * they are, whatever is asked for. A page of more than 30 may be shorter than asked for: it ends at 1 MB.
 */
export const posts = endpoint(routes.posts, {
  query: page(30).extend({ scope: z.enum(['feed', 'mine', 'pastoral']).default('feed') }),
  reply: z.array(post),
});

/** `post_{timestamp}_{uuid}`, made by the writer's device. */
const clientId = z.string().regex(/^post_\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'is not an id');

const content = typedText(communityLengths.post).min(1, 'Nothing to share');
const answerStory = typedText(communityLengths.answerStory);

/**
 * Publishes a post. `clientId` makes a repeat harmless: the same one of the same author answers with the post that is
 * there, 409 when it says something else or is for other readers, and 410 `gone` when its author has deleted it. 422 `crisis` with `danger`: nothing was stored; sent again with `confirmed` it is held for a moderator (for
 * `pastoral` and `me` stored). 422 `ask_again` with `concerns`: sent again with `confirmed` it is published, with a slur
 * held. 403 `suspended` with `suspendedUntil`, 404 for a circle that is not one's own, 429 past the hourly limit; 401 for an
 * `owner` other than the session's.
 */
export const addPost = endpoint(routes.addPost, {
  body: z
    .strictObject({
      content,
      postType: z.enum(postTypes),
      audience: z.enum(audiences),
      circleId: z.uuid().nullish(),
      anonymous: z.boolean().default(false),
      tags: z
        .array(z.string().max(communityLengths.tag, `Please keep each tag under ${communityLengths.tag} characters.`))
        .max(maxPostTags, `Please use at most ${maxPostTags} tags.`)
        .overwrite(cleanTags)
        .default([]),
      imageId: z.uuid().nullish(),
      imageAlt: typedText(communityLengths.imageAlt).default(''),
      confirmed: z.boolean().default(false),
      clientId: clientId.optional(),
      owner: z.string().max(36).optional(),
      userId: ignoredUserId,
    })
    .refine(({ audience, circleId }) => (audience === 'circle') === Boolean(circleId), {
      error: 'Please choose the circle that may read this.',
      path: ['circleId'],
    }),
  reply: post,
});

/** 404 for what is not there and for what is not the reader's to see, alike. */
export const readPost = endpoint(routes.readPost, { params, reply: post });

/** One's own only, whatever else the account may or may not do; 404 otherwise. */
export const deletePost = endpoint(routes.deletePost, { params });

/**
 * The author marks a prayer as answered, which makes it a testimony, or takes that back. The story passes the same checks
 * as a post: 422 `crisis`, `ask_again`; where it is held, the whole post is. 409 `conflict` for what is no prayer, for such a
 * story while a moderator looks at the post, and for another story than was told once: there are no edits.
 */
export const answerPost = endpoint(routes.answerPost, {
  params,
  body: z.strictObject({
    answered: z.boolean(),
    answerStory: answerStory.nullish(),
    confirmed: z.boolean().default(false),
  }),
  reply: post,
});

const reaction = params.extend({ kind: z.enum(reactionKinds) });

/** One of a kind per person, however often it is sent. */
export const addReaction = endpoint(routes.addReaction, { params: reaction, reply: post });
export const removeReaction = endpoint(routes.removeReaction, { params: reaction, reply: post });

/** A post as its writer's device keeps it until the server has it. */
export type NewPost = Omit<z.output<typeof addPost.body>, 'clientId' | 'owner' | 'userId'>;

const inCircle = z.strictObject({ id: z.uuid() });

/** The posts of a circle, for its members, newest first. */
export const circlePosts = endpoint(routes.circlePosts, { params: inCircle, query: page(30), reply: z.array(post) });

/** The newest post of each of one's circles, of the three in which something was written last. */
export const latestCirclePosts = endpoint(routes.latestCirclePosts, {
  reply: z.array(
    z.strictObject({ circle: z.strictObject({ id: z.uuid(), name: z.string(), emoji: z.string() }), post }),
  ),
});

/**
 * A short word of thanks, to one member or to all: a post of the circle, whose text begins with whom it is for. Checked and limited
 * as posts are, with the same `clientId`. 404 for who is not a member, across a block, and from plain members for who is under 18.
 */
export const addShoutOut = endpoint(routes.addShoutOut, {
  params: inCircle,
  body: z.strictObject({
    text: typedText(communityLengths.shoutOut).min(1, 'Nothing to share'),
    userId: z.uuid().nullish(),
    confirmed: z.boolean().default(false),
    clientId: clientId.optional(),
  }),
  reply: post,
});
