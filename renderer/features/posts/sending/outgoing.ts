import { createListeners } from '../../../../core/events/listeners.ts';
import type { NewPost, Post } from '../../../../core/contract/posts.ts';
import { isPostClientId, postClientId } from '../../../../core/journal/types.ts';
import type { WaitingPost } from '../../../../core/sync/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { uuid } from '../../../platform/device.ts';
import { onSignedOut } from '../../accounts/index.ts';
import { uploadPicture } from '../../images/index.ts';
import { checkText, readRefusal } from '../compose/textCheck.ts';
import { newPostOf, type PostDraft } from './draft.ts';
import { fromOutbox, keep, leftBehind, stateOf, type Kept, type Outgoing } from './item.ts';
import {
  addToOutbox,
  discardFromOutbox,
  findSent,
  replaceInOutbox,
  retryInOutbox,
  watchOutbox,
  whyNotKept,
} from './outbox.ts';
import { readSession, writeSession } from './session.ts';
import { sendFailure, sendPost } from './sendPost.ts';
import { dropUnsent, readUnsent } from './unsent.ts';

/** A post is seen to be sent for so long at least (docs/specification.md 2 §9), in milliseconds. */
const SEEN = 500;

let all: readonly Outgoing[] = [];
/** Posts behind the journal's PIN. */
let lockedCount = 0;
/** Whether what an earlier visit could not share is here: a locked journal does not tell. */
let hasUnsent = false;
let watched: ({ owner: string } & ReturnType<typeof watchOutbox>) | null = null;
/** What was told to be shared: it is told once. */
const told = new Set<string>();
/** Places whose refusals are shown where they are. */
let covered: readonly (string | null)[] = [];
const listeners = createListeners();
const shared = createListeners<[post: Post, hasEarlier: boolean]>();

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

/** It is in the outbox now, or shared, or given up: nowhere else is it to be kept. */
const dropKept = ({ owner, id }: Outgoing) => void dropUnsent(owner, id).catch(() => undefined);

const remove = (id: string) => {
  const item = find(id);
  if (!item) return;
  set(all.filter((each) => each.id !== id));
  dropKept(item);
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const upload = async (item: Outgoing): Promise<string | null> => {
  if (item.imageId !== null || !item.draft.picture) return item.imageId;
  const imageId = await uploadPicture(item.draft.picture);
  // A second attempt does not send it again.
  change(item.id, { imageId });
  return imageId;
};

/** It is in the outbox from here on, which may have told of it before, and may have sent it. */
const adopt = (item: Outgoing, clientId: string) => {
  const { id } = item;
  set(all.filter((each) => each.clientId !== clientId).map((each) => (each.id === id ? { ...each, clientId } : each)));
  dropKept(item);
  watched?.read();
};

const newId = () => postClientId(Date.now(), uuid());

/** Earlier versions of the app gave what was not shared a plain id. */
const clientIdOf = ({ id }: Outgoing) => (isPostClientId(id) ? id : postClientId(0, id));

/** For a device that can't keep it, or whose journal is locked: sent from here, and kept in this tab alone until then. */
const sendAtOnce = async (item: Outgoing, post: NewPost): Promise<void> => {
  const sent = await sendPost(item.owner, clientIdOf(item), post);
  remove(item.id);
  shared.notify(sent, item.hasEarlier);
};

/** An earlier version of it stands under its id, as before a picture was given up: this one goes under another. */
const sendAnew = (item: Outgoing, confirmed: boolean): Promise<void> => {
  const anew = { ...item, id: newId(), hasEarlier: true };
  set(all.map((each) => (each.id === item.id ? anew : each)));
  dropKept(item);
  return send(anew.id, confirmed);
};

const send = async (id: string, confirmed: boolean): Promise<void> => {
  const item = find(id);
  if (!item) return;
  change(id, { state: { kind: 'sending' } });
  // It is seen to be sent, and a failure is told at the same pace.
  const seen = wait(SEEN);
  let notKept: string | null = null;
  try {
    const post = newPostOf(item.draft, await upload(item), confirmed);
    if (item.clientId !== null) return await replaceInOutbox(item.owner, item.clientId, post);
    await seen;
    const clientId = await addToOutbox(item.owner, post, clientIdOf(item)).catch(() => null);
    if (clientId !== null) return adopt(item, clientId);
    notKept = await whyNotKept();
    await sendAtOnce(item, post);
  } catch (error) {
    await seen;
    if (error instanceof ApiError && error.code === 'conflict') return await sendAnew(item, confirmed);
    const refusal = readRefusal(error);
    const picture = item.draft.picture !== null;
    change(id, { state: refusal ?? { kind: 'failed', reason: sendFailure(error, { picture, notKept }) } });
    if (!refusal) await keep(item).catch(() => undefined);
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

/** What the outbox says of its posts: those of another tab or of an earlier visit are shown here too. */
const takeIn = (owner: string, waiting: readonly WaitingPost[], locked: number) => {
  lockedCount = locked;
  // What is behind a PIN is not sent, and not to be seen.
  if (locked > 0) return set(all.filter(({ clientId }) => clientId === null));
  if (!hasUnsent) void restoreUnsent(owner);
  const byId = new Map(waiting.map((each) => [each.clientId, each]));
  const sent = all.filter(({ clientId }) => clientId !== null && !byId.has(clientId));
  // By its id too: it may have come into the outbox in this moment.
  const known = new Set(all.flatMap(({ id, clientId }) => [id, clientId]));
  const added = waiting.filter(({ clientId }) => !known.has(clientId)).map((each) => fromOutbox(owner, each));
  set([
    ...added,
    ...all
      .filter((item) => !sent.includes(item))
      .map((item) => {
        const row = item.clientId === null ? undefined : byId.get(item.clientId);
        return row ? { ...item, state: stateOf(row), hasEarlier: item.hasEarlier || row.hasEarlier } : item;
      }),
  ]);
  for (const { clientId, hasEarlier } of sent) {
    if (clientId === null || told.has(clientId)) continue;
    told.add(clientId);
    void findSent(clientId).then((post) => post && shared.notify(post, hasEarlier));
  }
};

/** What an earlier visit could not share, with its pictures. Once the journal is open. */
const restoreUnsent = async (owner: string): Promise<void> => {
  const kept = await readUnsent(owner).catch(() => null);
  if (!kept || hasUnsent || watched?.owner !== owner) return;
  hasUnsent = true;
  const byId = new Map(kept.map((each) => [each.id, leftBehind(owner, each)]));
  const known = all.map((item) => {
    const row = byId.get(item.id);
    byId.delete(item.id);
    const hasLost = row && item.draft.picture === null && item.state.kind === 'failed';
    return hasLost ? { ...item, draft: { ...item.draft, picture: row.draft.picture } } : item;
  });
  set([...byId.values(), ...known]);
};

/** What a reload of the page left behind, in this tab and in the outbox. */
const restore = (owner: string) => {
  if (watched?.owner === owner) return;
  watched?.end();
  const kept = readSession(`outgoing:${owner}`);
  all = (Array.isArray(kept) ? (kept as Kept[]) : []).map((each) => leftBehind(owner, { ...each, picture: null }));
  lockedCount = 0;
  hasUnsent = false;
  watched = { owner, ...watchOutbox(owner, (waiting, locked) => takeIn(owner, waiting, locked)) };
  listeners.notify();
};

onSignedOut(() => {
  watched?.end();
  watched = null;
  all = [];
  lockedCount = 0;
  listeners.notify();
});

/**
 * What is about to be shared from this device. The one way out for posts: looked at here, then in the outbox beside the
 * journal's until the server has them, so that no failure and no reload loses words.
 */
export const outgoing = {
  read: () => all,
  lockedCount: () => lockedCount,
  /** Says that a page shows the refusals of its place, until the given function is called. */
  cover: (place: string | null): (() => void) => {
    covered = [...covered, place];
    listeners.notify();
    return () => {
      const at = covered.indexOf(place);
      covered = covered.filter((_, index) => index !== at);
      listeners.notify();
    };
  },
  covered: () => covered,
  subscribe: listeners.subscribe,
  /** Told of each post that the server has taken, as it has it. */
  onShared: shared.subscribe,
  restore,
  share: (owner: string, place: string | null, draft: PostDraft): Promise<void> => {
    const id = newId();
    const state = { kind: 'checking' } as const;
    set([{ id, owner, place, draft, imageId: null, state, clientId: null, hasEarlier: false }, ...all]);
    return checkAndSend(id);
  },
  retry: async (id: string): Promise<void> => {
    const item = find(id);
    if (item?.clientId == null) await checkAndSend(id);
    else await retryInOutbox(item.owner, item.clientId);
  },
  /** Shares the words now, and gives the picture up. */
  shareWithoutPicture: async (id: string): Promise<void> => {
    const item = find(id);
    if (item) change(id, { draft: { ...item.draft, picture: null, imageAlt: '' }, imageId: null });
    await checkAndSend(id);
  },
  /** Sends other words in its place. Why it could not, in a sentence; null when all is well. */
  edit: async (id: string, draft: PostDraft): Promise<string | null> => {
    const item = find(id);
    if (!item) return 'It was shared before you changed it. What stands here was not sent.';
    const refusal = await checkText(draft.content, draft.audience);
    if (item.clientId !== null && !refusal && !draft.picture) {
      try {
        await replaceInOutbox(item.owner, item.clientId, newPostOf(draft, item.imageId, false));
      } catch {
        return `${await whyNotKept()}, so that this change is not kept. What you wrote before waits as it was.`;
      }
      change(id, { draft });
      return null;
    }
    outgoing.take(id);
    void outgoing.share(item.owner, item.place, draft);
    return null;
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
