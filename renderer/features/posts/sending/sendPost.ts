import type { NewPost, Post } from '../../../../core/contract/posts.ts';
import { call } from '../../../api/client.ts';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';

/** `clientId` makes a repeat harmless. */
export const sendPost = (owner: string, clientId: string, post: NewPost): Promise<Post> =>
  call('addPost', { body: { ...post, clientId, owner } });

interface Unsent {
  /** It has a picture, which the outbox does not take. */
  picture: boolean;
  /** Why this device could not keep it; null where that was not tried, or did not fail. */
  notKept: string | null;
}

/** Why it was not shared, for who wrote it. */
export const sendFailure = (error: unknown, { picture, notKept }: Unsent): string => {
  if (error instanceof NetworkError && notKept)
    return `${notKept}, and the server could not be reached: this is neither saved nor shared. Your words stand here while this page is open: copy them, or try again.`;
  if (error instanceof NetworkError && picture)
    return 'A picture needs a connection, so this is not shared yet. Your words and the picture stay here: try again when you are connected, or share the words without it.';
  if (error instanceof NetworkError)
    return error.reason === 'offline'
      ? 'You are offline, so this is not shared yet. Your words stay here: try again when you are connected.'
      : 'We could not reach the server, so this is not shared yet. Your words stay here.';
  if (error instanceof ApiError && error.status === 404) return 'This circle is no longer yours to write in.';
  if (error instanceof ApiError && error.status === 402) return 'Sharing needs a subscription now.';
  return sentenceOf(error, 'It could not be shared just now. Your words stay here.');
};
