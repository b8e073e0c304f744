import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import { preview } from '../../../../core/rules/community.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { usePostCache } from '../list/postCache.ts';
import type { PostDraft } from './draft.ts';
import { outgoing } from './outgoing.ts';

const titles = { published: 'Shared', held: 'Waiting for a moderator', hidden: 'Shared' } as const;

/**
 * What somebody is about to share here: in the circle `place`, or in SoulFeed when that is null. What was shared is put on top
 * of the lists it belongs to, with the server's truth.
 */
export const useOutgoing = (owner: string, place: string | null) => {
  const cache = usePostCache();
  const all = useSyncExternalStore(outgoing.subscribe, outgoing.read);
  useEffect(() => outgoing.restore(owner), [owner]);

  const actions = useMemo(() => {
    const show = (post: Post | null) => {
      if (!post) return;
      if (post.circleId === null) cache.addTo('feed', post);
      else cache.addTo(`circle:${post.circleId}`, post);
      cache.addTo('mine', post);
      if (post.audience === 'pastoral') cache.addTo('pastoral', post);
      toast(titles[post.status], { description: preview(post.content) });
      announce(titles[post.status]);
    };
    return {
      share: async (draft: PostDraft) => show(await outgoing.share(owner, place, draft)),
      retry: async (id: string) => show(await outgoing.retry(id)),
      confirm: async (id: string) => show(await outgoing.confirm(id)),
      sendToPastoral: async (id: string) => show(await outgoing.sendToPastoral(id)),
      take: outgoing.take,
    };
  }, [cache, owner, place]);

  const items = all.filter((item) => item.owner === owner && item.place === place);
  return { items, ...actions };
};
