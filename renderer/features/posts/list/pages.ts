import type { InfiniteData } from '@tanstack/react-query';
import type { Post } from '../../../../core/contract/posts.ts';

/** A list of posts as far as it has been read, newest first. */
export type Pages = InfiniteData<Post[]>;

/** Every post once: a page may begin with what moved there while the person read. */
export const postsIn = (pages: Pages | undefined): Post[] => {
  const seen = new Map<string, Post>();
  for (const post of pages?.pages.flat() ?? []) if (!seen.has(post.id)) seen.set(post.id, post);
  return [...seen.values()];
};

const mapPages = (pages: Pages, change: (posts: Post[]) => Post[]): Pages => ({
  ...pages,
  pages: pages.pages.map(change),
});

/** Puts a post's newer state in its place. */
export const withChanged = (pages: Pages, changed: Post): Pages =>
  mapPages(pages, (posts) =>
    posts.some(({ id }) => id === changed.id) ? posts.map((post) => (post.id === changed.id ? changed : post)) : posts,
  );

export const without = (pages: Pages, gone: (post: Post) => boolean): Pages =>
  mapPages(pages, (posts) => (posts.some(gone) ? posts.filter((post) => !gone(post)) : posts));

/** Puts a post on top. */
export const withNew = (pages: Pages, post: Post): Pages => {
  const rest = without(pages, ({ id }) => id === post.id);
  const [first = [], ...more] = rest.pages;
  return { ...rest, pages: [[post, ...first], ...more] };
};
