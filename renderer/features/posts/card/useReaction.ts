import { useRef } from 'react';
import type { Post, ReactionKind } from '../../../../core/contract/posts.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { usePostCache } from '../list/postCache.ts';

const fields = {
  praise: { on: 'liked', count: 'likeCount' },
  praying: { on: 'praying', count: 'prayerCount' },
} as const;

/** A post as it is once this person praises it or prays for it, or no longer does. */
export const withReaction = (post: Post, kind: ReactionKind, on: boolean): Post => {
  const names = fields[kind];
  if (post[names.on] === on) return post;
  return { ...post, [names.on]: on, [names.count]: Math.max(0, post[names.count] + (on ? 1 : -1)) };
};

/**
 * Adds or takes back a reaction: at once on the screen, then on the server, whose count stands in the end. Of quick presses
 * only the last is sent. Where it fails the screen goes back and says so.
 */
export const useReaction = (post: Post, kind: ReactionKind, onProblem: (sentence: string | null) => void) => {
  const cache = usePostCache();
  const wanted = useRef<boolean | null>(null);
  const isSending = useRef(false);

  const send = async (before: Post) => {
    isSending.current = true;
    let newest = before;
    try {
      while (wanted.current !== null && wanted.current !== newest[fields[kind].on]) {
        const target = wanted.current;
        newest = await call(target ? 'addReaction' : 'removeReaction', { params: { postId: post.id, kind } });
      }
      cache.put(newest);
      onProblem(null);
    } catch (error) {
      cache.put(newest);
      const sentence = sentenceOf(error, 'That did not reach the server. Please try again.');
      onProblem(sentence);
      toast('Not saved', { description: sentence, tone: 'bad' });
    } finally {
      isSending.current = false;
      wanted.current = null;
    }
  };

  return () => {
    const on = !post[fields[kind].on];
    wanted.current = on;
    cache.put(withReaction(post, kind, on));
    if (!isSending.current) void send(post);
  };
};
