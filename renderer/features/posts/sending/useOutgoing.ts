import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import { preview } from '../../../../core/rules/community.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { usePostCache } from '../list/postCache.ts';
import type { PostDraft } from './draft.ts';
import { outgoing } from './outgoing.ts';

const EARLIER = 'An earlier version of this was shared too. You can delete it from your posts.';
const titles = { published: 'Shared', held: 'Waiting for a moderator', hidden: 'Shared' } as const;

/** Puts what was shared on top of the lists it belongs to, with the server's truth, and says so. Once on a page. */
export const useShowShared = (): void => {
  const cache = usePostCache();
  useEffect(
    () =>
      outgoing.onShared((post: Post, hasEarlier) => {
        cache.addTo(post.circleId === null ? 'feed' : `circle:${post.circleId}`, post);
        cache.addTo('mine', post);
        if (post.audience === 'pastoral') cache.addTo('pastoral', post);
        const title = titles[post.status];
        toast(title, { description: hasEarlier ? EARLIER : preview(post.content) });
      }),
    [cache],
  );
};

/** What somebody is about to share: in the circle `place`, in SoulFeed when that is null, anywhere when it is left out. */
export const useOutgoing = (owner: string, place?: string | null) => {
  const all = useSyncExternalStore(outgoing.subscribe, outgoing.read);
  const lockedCount = useSyncExternalStore(outgoing.subscribe, outgoing.lockedCount);
  useEffect(() => outgoing.restore(owner), [owner]);

  const actions = useMemo(
    () => ({
      share: (draft: PostDraft) => outgoing.share(owner, place ?? null, draft),
      retry: outgoing.retry,
      edit: outgoing.edit,
      shareWithoutPicture: outgoing.shareWithoutPicture,
      take: outgoing.take,
    }),
    [owner, place],
  );

  const items = all.filter((item) => item.owner === owner && (place === undefined || item.place === place));
  return { items, lockedCount, ...actions };
};
