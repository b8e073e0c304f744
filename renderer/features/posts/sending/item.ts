import { isPostClientId, postClientId } from '../../../../core/journal/types.ts';
import type { WaitingPost } from '../../../../core/sync/client.ts';
import { refusalOf, type Refusal } from '../compose/textCheck.ts';
import { draftOf, type KeptDraft, type PostDraft } from './draft.ts';
import { pictureOfText, textOfPicture } from './pictureText.ts';
import { keepUnsent, type UnsentPost } from './unsent.ts';

/** What was to be shared and is not yet: on its way, waiting for the network or for an answer of its writer, or failed. */
export interface Outgoing {
  /** What it is sent under, from the outbox or from here: the same at each try, so that it is shared once. */
  id: string;
  owner: string;
  /** The circle it was written in; null for SoulFeed. */
  place: string | null;
  draft: PostDraft;
  imageId: string | null;
  state: { kind: 'checking' | 'sending' | 'waiting' } | { kind: 'failed'; reason: string } | Refusal;
  /** Where it outlives the page: in this tab's session, in the journal's store with its picture, or in the outbox, which sends it. */
  keptIn: 'tab' | 'unsent' | 'outbox';
  /** The server has an earlier version of it, whose answer was lost. */
  hasEarlier: boolean;
}

const RELOADED = 'The page was closed before this was shared. Your words stay here.';

/** What of it a reload of the page leaves in the session. */
export interface Kept {
  id: string;
  place: string | null;
  draft: KeptDraft;
}

/** After so many milliseconds it is no longer said to be on its way. */
const ON_ITS_WAY = 5000;

export const stateOf = ({ state, parked, writtenAt }: WaitingPost): Outgoing['state'] => {
  if (parked) return refusalOf(parked.code) ?? { kind: 'failed', reason: parked.reason };
  const isNew = navigator.onLine && Date.now() - writtenAt < ON_ITS_WAY;
  return { kind: state === 'sending' || isNew ? 'sending' : 'waiting' };
};

/** One that waits in the outbox, from another tab or an earlier visit. */
export const fromOutbox = (owner: string, waiting: WaitingPost): Outgoing => {
  const { clientId, post } = waiting;
  return {
    id: clientId,
    owner,
    place: post.circleId ?? null,
    draft: draftOf(post),
    imageId: post.imageId ?? null,
    state: stateOf(waiting),
    keptIn: 'outbox',
    hasEarlier: waiting.hasEarlier,
  };
};

/** One that was not shared when the page went. */
export const leftBehind = (
  owner: string,
  { id, place, draft, picture }: UnsentPost,
  keptIn: 'tab' | 'unsent',
): Outgoing => ({
  // Earlier versions of the app gave what was not shared a plain id.
  id: isPostClientId(id) ? id : postClientId(0, id),
  owner,
  place,
  draft: { ...draft, picture: picture === null ? null : pictureOfText(picture) },
  imageId: null,
  state: { kind: 'failed', reason: RELOADED },
  keptIn,
  hasEarlier: false,
});

/** Has words and picture outlive the page, where the device can. */
export const keep = async ({ owner, id, place, draft: { picture, ...draft } }: Outgoing): Promise<void> =>
  keepUnsent(owner, { id, place, draft, picture: picture && (await textOfPicture(picture)) });
