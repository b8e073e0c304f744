import { createListeners } from '../../../../core/events/listeners.ts';
import type { NewPost, Post } from '../../../../core/contract/posts.ts';
import { postClientId } from '../../../../core/journal/types.ts';
import type { WaitingPost } from '../../../../core/sync/client.ts';
import { uuid } from '../../../platform/journal/device.ts';
import { onSignedOut } from '../../accounts/index.ts';
import { uploadPicture } from '../../images/index.ts';
import { checkText, readRefusal, refusalOf, type Refusal } from '../compose/textCheck.ts';
import { draftOf, newPostOf, type KeptDraft, type PostDraft } from './draft.ts';
import { addToOutbox, discardFromOutbox, findSent, replaceInOutbox, retryInOutbox, watchOutbox } from './outbox.ts';
import { readSession, writeSession } from './session.ts';
import { sendFailure, sendPost } from './sendPost.ts';

/** What was to be shared and is not yet: on its way, waiting for the network or for an answer of its writer, or failed. */
export interface Outgoing {
  id: string;
  owner: string;
  /** The circle it was written in; null for SoulFeed. */
  place: string | null;
  draft: PostDraft;
  imageId: string | null;
  state: { kind: 'checking' | 'sending' | 'waiting' } | { kind: 'failed'; reason: string } | Refusal;
  /** Its name in this device's outbox, which sends it; null before it is there. */
  clientId: string | null;
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
let watched: ({ owner: string } & ReturnType<typeof watchOutbox>) | null = null;
/** What was told to be shared: it is told once. */
const told = new Set<string>();
const listeners = createListeners();
const shared = createListeners<[post: Post]>();

const set = (next: readonly Outgoing[]) => {
  all = next;
  listeners.notify();
  if (watched === null) return;
  // What is in the outbox is kept there.
  const kept = next.filter(({ clientId }) => clientId === null);
  const rows = kept.map(({ id, place, draft: { picture: _, ...draft } }): Kept => ({ id, place, draft }));
  writeSession(`outgoing:${watched.owner}`, rows.length > 0 ? rows : null);
};

const find = (id: string) => all.find((each) => each.id === id);

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

/** It is in the outbox from here on, which may have told of it before, and may have sent it. */
const adopt = (id: string, clientId: string) => {
  set(all.filter((each) => each.clientId !== clientId).map((each) => (each.id === id ? { ...each, clientId } : each)));
  watched?.read();
};

/** For a device that can't keep it, or whose journal is locked: sent from here, and kept in this tab alone until then. */
const sendAtOnce = async (item: Outgoing, post: NewPost): Promise<void> => {
  const sent = await sendPost(item.owner, postClientId(Date.now(), uuid()), post);
  remove(item.id);
  shared.notify(sent);
};

const send = async (id: string, confirmed: boolean): Promise<void> => {
  const item = find(id);
  if (!item) return;
  change(id, { state: { kind: 'sending' } });
  // It is seen to be sent, and a failure is told at the same pace.
  const seen = wait(SEEN);
  try {
    const post = newPostOf(item.draft, await upload(item), confirmed);
    if (item.clientId !== null) return await replaceInOutbox(item.owner, item.clientId, post);
    await seen;
    const clientId = await addToOutbox(item.owner, post).catch(() => null);
    if (clientId === null) await sendAtOnce(item, post);
    else adopt(id, clientId);
  } catch (error) {
    await seen;
    change(id, { state: readRefusal(error) ?? { kind: 'failed', reason: sendFailure(error) } });
  }
};

/** Looks at the words on this device first: of certain danger nothing leaves it unasked. */
const checkAndSend = async (id: string): Promise<void> => {
  const item = find(id);
  if (!item) return;
  change(id, { state: { kind: 'checking' } });
  const refusal = await checkText(item.draft.content, item.draft.audience);
  if (refusal) change(id, { state: refusal });
  else await send(id, false);
};

/** After so many milliseconds it is no longer said to be on its way. */
const ON_ITS_WAY = 5000;

const stateOf = ({ state, parked, writtenAt }: WaitingPost): Outgoing['state'] => {
  if (parked) return refusalOf(parked.code) ?? { kind: 'failed', reason: parked.reason };
  const isNew = navigator.onLine && Date.now() - writtenAt < ON_ITS_WAY;
  return { kind: state === 'sending' || isNew ? 'sending' : 'waiting' };
};

/** What the outbox says of its posts: those of another tab or of an earlier visit are shown here too. */
const takeIn = (owner: string, waiting: readonly WaitingPost[]) => {
  const byId = new Map(waiting.map((each) => [each.clientId, each]));
  const sent = all.filter(({ clientId }) => clientId !== null && !byId.has(clientId));
  const known = new Set(all.map(({ clientId }) => clientId));
  const added = waiting
    .filter(({ clientId }) => !known.has(clientId))
    .map((each): Outgoing => {
      const { clientId, post } = each;
      const draft = draftOf(post);
      return {
        id: clientId,
        owner,
        place: post.circleId ?? null,
        draft,
        imageId: post.imageId ?? null,
        state: stateOf(each),
        clientId,
      };
    });
  set([
    ...added,
    ...all
      .filter((item) => !sent.includes(item))
      .map((item) => {
        const row = item.clientId === null ? undefined : byId.get(item.clientId);
        return row ? { ...item, state: stateOf(row) } : item;
      }),
  ]);
  for (const { clientId } of sent) {
    if (clientId === null || told.has(clientId)) continue;
    told.add(clientId);
    void findSent(clientId).then((post) => post && shared.notify(post));
  }
};

/** What a reload of the page left behind, in this tab and in the outbox. */
const restore = (owner: string) => {
  if (watched?.owner === owner) return;
  watched?.end();
  const kept = readSession(`outgoing:${owner}`);
  all = (Array.isArray(kept) ? (kept as Kept[]) : []).map(({ id, place, draft }): Outgoing => ({
    id,
    owner,
    place,
    draft: { ...draft, picture: null },
    imageId: null,
    state: { kind: 'failed', reason: RELOADED },
    clientId: null,
  }));
  watched = { owner, ...watchOutbox(owner, (waiting) => takeIn(owner, waiting)) };
  listeners.notify();
};

onSignedOut(() => {
  watched?.end();
  watched = null;
  all = [];
  listeners.notify();
});

/**
 * What is about to be shared from this device. The one way out for posts: looked at here, then in the outbox beside the
 * journal's until the server has them, so that no failure and no reload loses words.
 */
export const outgoing = {
  read: () => all,
  subscribe: listeners.subscribe,
  /** Told of each post that the server has taken, as it has it. */
  onShared: shared.subscribe,
  restore,
  share: (owner: string, place: string | null, draft: PostDraft): Promise<void> => {
    const id = uuid();
    set([{ id, owner, place, draft, imageId: null, state: { kind: 'checking' }, clientId: null }, ...all]);
    return checkAndSend(id);
  },
  retry: async (id: string): Promise<void> => {
    const item = find(id);
    if (item?.clientId == null) await checkAndSend(id);
    else await retryInOutbox(item.owner, item.clientId);
  },
  /** Its writer was asked, and sends it as it is. */
  confirm: (id: string): Promise<void> => send(id, true),
  /** The words go to the pastoral team alone. */
  sendToPastoral: (id: string): Promise<void> => {
    const item = find(id);
    if (item) change(id, { draft: { ...item.draft, audience: 'pastoral', circleId: null } });
    return send(id, true);
  },
  /** Takes it back, and gives what was written. */
  take: (id: string): PostDraft | null => {
    const item = find(id);
    remove(id);
    if (item?.clientId != null) void discardFromOutbox(item.owner, item.clientId).catch(() => undefined);
    return item?.draft ?? null;
  },
};
