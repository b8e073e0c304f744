import type { Post } from '../../../../core/contract/posts.ts';
import type { LiveEvent } from '../../../../core/contract/live.ts';
import { call } from '../../../api/client.ts';

/** Where a list of posts comes from. */
export interface PostSource {
  /** Tells lists apart: `feed`, `mine`, `pastoral`, `circle:<id>`. */
  name: string;
  load(before: string | undefined, signal: AbortSignal): Promise<Post[]>;
  /** Whether a new post belongs into it. */
  hears(event: LiveEvent): boolean;
}

export const POSTS_A_PAGE = 30;

const scopeSource = (scope: 'feed' | 'mine' | 'pastoral', hears: PostSource['hears']): PostSource => ({
  name: scope,
  load: (before, signal) => call('posts', { query: { scope, limit: POSTS_A_PAGE, before }, signal }),
  hears,
});

export const feedSource = scopeSource('feed', ({ circleId }) => circleId === undefined);
/** One's own come from other devices: told as `refresh` or seen with the next visit. */
export const mineSource = scopeSource('mine', () => false);
export const pastoralSource = scopeSource('pastoral', ({ circleId }) => circleId === undefined);

/** The posts of a circle, for its members. */
export const circleSource = (circleId: string): PostSource => ({
  name: `circle:${circleId}`,
  load: (before, signal) =>
    call('circlePosts', { params: { id: circleId }, query: { limit: POSTS_A_PAGE, before }, signal }),
  hears: (event) => event.circleId === circleId,
});

/** What the next page begins behind; null when this one was the last. */
export const nextPage = (page: Post[]): string | null => {
  const last = page.at(-1);
  return last && page.length >= POSTS_A_PAGE ? `${last.createdAt},${last.id}` : null;
};
