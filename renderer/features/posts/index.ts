// What circles share with SoulFeed. Loaded with their pages, never with the first chunk.

export { RefusedPosts } from './compose/RefusedPosts.tsx';
export { WaitingPosts } from './WaitingPosts.tsx';
export { MayNotShare } from './compose/MayNotShare.tsx';
export { RefusalDialog } from './compose/RefusalDialog.tsx';
export { PostList } from './list/PostList.tsx';
export { circleSource } from './list/sources.ts';
export { usePostCache } from './list/postCache.ts';
export { ShareYourHeart } from './compose/ShareYourHeart.tsx';
export { checkText, preloadTextCheck, readRefusal, type Refusal } from './compose/textCheck.ts';
