import type { Audience, NewPost, PostType } from '../../../../core/contract/posts.ts';

/** What is being written. */
export interface PostDraft {
  content: string;
  postType: PostType;
  audience: Audience;
  circleId: string | null;
  anonymous: boolean;
  /** As typed, with commas between. */
  tags: string;
  /** Drawn anew on this device; kept in memory only. */
  picture: Blob | null;
  imageAlt: string;
}

/** What of a draft is kept while the page reloads. */
export type KeptDraft = Omit<PostDraft, 'picture'>;

export const emptyDraft = (circleId: string | null, anonymous: boolean): PostDraft => ({
  content: '',
  postType: 'general',
  audience: circleId === null ? 'everyone' : 'circle',
  circleId,
  anonymous,
  tags: '',
  picture: null,
  imageAlt: '',
});

export const isEmptyDraft = ({ content, picture, tags }: PostDraft): boolean =>
  !content.trim() && !picture && !tags.trim();

/** As they are typed: separated by commas. The server trims them and drops the empty ones. */
export const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim().replace(/^#+/, ''))
    .filter((tag) => tag !== '');

/** A draft as it is sent. */
export const newPostOf = (draft: PostDraft, imageId: string | null, confirmed: boolean): NewPost => ({
  content: draft.content,
  postType: draft.postType,
  audience: draft.audience,
  circleId: draft.audience === 'circle' ? draft.circleId : null,
  anonymous: draft.anonymous,
  tags: tagsIn(draft.tags),
  imageId,
  imageAlt: draft.imageAlt,
  confirmed,
});

/** The other way round; a picture that was sent is not here any more. */
export const draftOf = ({ tags, circleId, imageId: _, confirmed: __, ...post }: NewPost): PostDraft => ({
  ...post,
  circleId: circleId ?? null,
  tags: tags.join(', '),
  picture: null,
});
