// What circles share with SoulFeed. Loaded with their pages, never with the first chunk.

export { PostList } from './list/PostList.tsx';
export { circleSource } from './list/sources.ts';
export { ShareYourHeart } from './compose/ShareYourHeart.tsx';
