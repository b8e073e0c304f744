import { createListeners } from '../../../../core/events/listeners.ts';
import type { Post } from '../../../../core/contract/posts.ts';
import { postClientId } from '../../../../core/journal/types.ts';
import { uuid } from '../../../platform/journal/device.ts';
import { onSignedOut } from '../../accounts/index.ts';
import { checkText, readRefusal, type Refusal } from '../compose/textCheck.ts';
import type { KeptDraft, PostDraft } from './draft.ts';
import { readSession, writeSession } from './session.ts';
import { sendFailure, sendPost, uploadPicture } from './sendPost.ts';

/** What was to be shared and is not yet: on its way, waiting for an answer of its writer, or failed. */
export interface Outgoing {
  id: string;
  owner: string;
  /** The circle it was written in; null for SoulFeed. */
  place: string | null;
  draft: PostDraft;
  imageId: string | null;
  state: { kind: 'checking' | 'sending' } | { kind: 'failed'; reason: string } | Refusal;
}

/** A post is seen to be sent for so long at least (docs/specification.md 2 §9), in milliseconds. */
const SEEN = 500;

const RELOADED = 'The page was closed before this was shared. Your words stay here.';

interface Kept {
  id: string;
  place: string | null;
  draft: KeptDraft;
}

let all: readonly Outgoing[] = [];
let restoredFor: string | null = null;
const listeners = createListeners();

const set = (next: readonly Outgoing[]) => {
  all = next;
  listeners.notify();
  const owner = next[0]?.owner ?? restoredFor;
  if (owner === null) return;
  const kept = next.map(({ id, place, draft: { picture: _, ...draft } }): Kept => ({ id, place, draft }));
  writeSession(`outgoing:${owner}`, kept.length > 0 ? kept : null);
};

const change = (id: string, part: Partial<Outgoing>) =>
  set(all.map((each) => (each.id === id ? { ...each, ...part } : each)));

const remove = (id: string) => set(all.filter((each) => each.id !== id));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const upload = async (item: Outgoing): Promise<string | null> => {
  if (item.imageId !== null || !item.draft.picture) return item.imageId;
  const imageId = await uploadPicture(item.draft.picture);
  // A second attempt does not send it again.
  change(item.id, { imageId });
  return imageId;
};

/** Sends it; gives the post, or null where it waits for its writer now. */
const send = async (id: string, confirmed: boolean): Promise<Post | null> => {
  const item = all.find((each) => each.id === id);
  if (!item) return null;
  const { draft, owner } = item;
  change(id, { state: { kind: 'sending' } });
  try {
    const sent = upload(item).then((imageId) => sendPost({ draft, clientId: id, owner, imageId, confirmed }));
    // A failure is told at the same pace.
    const [post] = await Promise.all([sent, wait(SEEN)]);
    remove(id);
    return post;
  } catch (error) {
    change(id, { state: readRefusal(error) ?? { kind: 'failed', reason: sendFailure(error) } });
    return null;
  }
};

/** Looks at the words on this device first: of certain danger nothing leaves it unasked. */
const checkAndSend = async (id: string): Promise<Post | null> => {
  const item = all.find((each) => each.id === id);
  if (!item) return null;
  change(id, { state: { kind: 'checking' } });
  const refusal = await checkText(item.draft.content, item.draft.audience);
  if (refusal) {
    change(id, { state: refusal });
    return null;
  }
  return send(id, false);
};

/** What a reload of the page left behind. */
const restore = (owner: string) => {
  if (restoredFor === owner) return;
  restoredFor = owner;
  const kept = readSession(`outgoing:${owner}`);
  const back = (Array.isArray(kept) ? (kept as Kept[]) : []).map(({ id, place, draft }): Outgoing => ({
    id,
    owner,
    place,
    draft: { ...draft, picture: null },
    imageId: null,
    state: { kind: 'failed', reason: RELOADED },
  }));
  all = back;
  listeners.notify();
};

onSignedOut(() => {
  all = [];
  restoredFor = null;
  listeners.notify();
});

/**
 * What this tab is about to share. The one way out for posts: kept in this tab's session until it is shared, so that no
 * failure and no reload loses words.
 */
export const outgoing = {
  read: () => all,
  subscribe: listeners.subscribe,
  restore,
  share: (owner: string, place: string | null, draft: PostDraft): Promise<Post | null> => {
    const item: Outgoing = {
      id: postClientId(Date.now(), uuid()),
      owner,
      place,
      draft,
      imageId: null,
      state: { kind: 'checking' },
    };
    set([item, ...all]);
    return checkAndSend(item.id);
  },
  retry: checkAndSend,
  /** Its writer was asked, and sends it as it is. */
  confirm: (id: string): Promise<Post | null> => send(id, true),
  /** The words go to the pastoral team alone. */
  sendToPastoral: (id: string): Promise<Post | null> => {
    const item = all.find((each) => each.id === id);
    if (item) change(id, { draft: { ...item.draft, audience: 'pastoral', circleId: null } });
    return send(id, true);
  },
  /** Takes it back, and gives what was written. */
  take: (id: string): PostDraft | null => {
    const item = all.find((each) => each.id === id);
    remove(id);
    return item?.draft ?? null;
  },
};
