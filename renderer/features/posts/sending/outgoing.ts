import { createListeners } from '../../../../core/events/listeners.ts';
import type { NewPost, Post } from '../../../../core/contract/posts.ts';
import { postClientId } from '../../../../core/journal/types.ts';
import { ApiError } from '../../../api/errors.ts';
import type { WaitingPost } from '../../../../core/sync/client.ts';
import { uuid } from '../../../platform/device.ts';
import { onSignedOut } from '../../accounts/index.ts';
import { uploadPicture } from '../../images/index.ts';
import { checkText, readRefusal } from '../compose/textCheck.ts';
import { alone } from './alone.ts';
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
  type Found,
} from './outbox.ts';
import { readSession, writeSession } from './session.ts';
import { sendFailure, sendPost } from './sendPost.ts';
import { dropUnsent, readUnsent, type UnsentPost } from './unsent.ts';

/** A post is seen to be sent for so long at least (docs/specification.md 2 §9), in milliseconds. */
const SEEN = 500;

let all: readonly Outgoing[] = [];
/** Posts behind the journal's PIN. */
let lockedCount = 0;
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
  // Not what is kept where the journal's lock seals it.
  const kept = next.filter(({ keptIn }) => keptIn === 'tab');
  const rows = kept.map(({ id, place, draft: { picture: _, ...draft } }): Kept => ({ id, place, draft }));
  writeSession(`outgoing:${watched.owner}`, rows.length > 0 ? rows : null);
};

const find = (id: string) => all.find((each) => each.id === id);

const change = (id: string, part: Partial<Outgoing>) =>
  set(all.map((each) => (each.id === id ? { ...each, ...part } : each)));

/** It is in the outbox now, or shared, or given up: nowhere else is it to be kept. */
const dropKept = ({ owner, id }: Outgoing): Promise<void> => dropUnsent(owner, id).catch(() => undefined);

const forget = (id: string) => set(all.filter((each) => each.id !== id));

/** Whether another tab has shared or discarded what both show. A store that can't be read does not say so. */
const isGone = async ({ owner, id, keptIn }: Outgoing): Promise<boolean> => {
  if (keptIn !== 'unsent') return false;
  const kept = await readUnsent(owner).catch(() => null);
  return kept !== null && !kept.some((each) => each.id === id);
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const upload = async (item: Outgoing): Promise<string | null> => {
  if (item.imageId !== null || !item.draft.picture) return item.imageId;
  const imageId = await uploadPicture(item.draft.picture);
  // A second attempt does not send it again.
  change(item.id, { imageId });
  return imageId;
};

/** It is in the outbox from here on, which may have sent it by now. */
const adopt = async (item: Outgoing): Promise<void> => {
  change(item.id, { keptIn: 'outbox' });
  watched?.read();
  await dropKept(item);
};

const newId = () => postClientId(Date.now(), uuid());

/** For a device that can't keep it, or whose journal is locked: sent from here, and kept in this tab alone until then. */
const sendAtOnce = async (item: Outgoing, post: NewPost): Promise<void> => {
  const sent = await sendPost(item.owner, item.id, post);
  forget(item.id);
  shared.notify(sent, item.hasEarlier);
  await dropKept(item);
};

/** An earlier version of it stands under its id, as before a picture was given up: this one goes under another. */
const sendUnderNewId = async (item: Outgoing, confirmed: boolean): Promise<void> => {
  const renamed: Outgoing = { ...item, id: newId(), keptIn: 'tab', hasEarlier: true };
  set(all.map((each) => (each.id === item.id ? renamed : each)));
  await dropKept(item);
  await send(renamed.id, confirmed);
};

/** Has words and picture outlive the page, where the device can. */
const keepBoth = async (item: Outgoing): Promise<void> => {
  await keep(item);
  change(item.id, { keptIn: 'unsent' });
  watched?.read();
};

/** From here, where no other tab sends it: a picture sent twice would make two posts of it. */
const sendAlone = async (item: Outgoing, confirmed: boolean): Promise<void> => {
  if (await isGone(item)) return forget(item.id);
  const { id } = item;
  change(id, { state: { kind: 'sending' } });
  // It is seen to be sent, and a failure is told at the same pace.
  const seen = wait(SEEN);
  let notKept: string | null = null;
  try {
    const post = newPostOf(item.draft, await upload(item), confirmed);
    if (item.keptIn === 'outbox') return await replaceInOutbox(item.owner, id, post);
    await seen;
    const isKept = await addToOutbox(item.owner, post, id).then(
      () => true,
      () => false,
    );
    if (isKept) return await adopt(item);
    notKept = await whyNotKept();
    return await sendAtOnce(item, post);
  } catch (error) {
    await seen;
    if (error instanceof ApiError && error.code === 'conflict') return sendUnderNewId(item, confirmed);
    const refusal = readRefusal(error);
    const picture = item.draft.picture !== null;
    change(id, { state: refusal ?? { kind: 'failed', reason: sendFailure(error, { picture, notKept }) } });
    if (!refusal && item.keptIn !== 'outbox') await keepBoth(item).catch(() => undefined);
    return undefined;
  }
};

const send = (id: string, confirmed: boolean): Promise<void> =>
  alone(id, async () => {
    const item = find(id);
    if (item) await sendAlone(item, confirmed);
  });

/** Looks at the words on this device first: of certain danger nothing leaves it unasked. */
const checkAndSend = async (id: string): Promise<void> => {
  const item = find(id);
  if (!item) return;
  change(id, { state: { kind: 'checking' } });
  const refusal = await checkText(item.draft.content, item.draft.audience);
  if (refusal) change(id, { state: refusal });
  else await send(id, false);
};

/** What is shown here as the device has it by now; null for what another tab has shared or discarded. */
const asKept = (item: Outgoing, row: WaitingPost | undefined, unsent: UnsentPost | undefined): Outgoing | null => {
  const { keptIn, draft, state } = item;
  if (row) {
    // Another tab may have sent its picture.
    const imageId = keptIn === 'outbox' ? item.imageId : (row.post.imageId ?? null);
    const hasEarlier = item.hasEarlier || row.hasEarlier;
    return { ...item, keptIn: 'outbox', imageId, state: stateOf(row), hasEarlier };
  }
  if (keptIn === 'outbox' || state.kind !== 'failed') return item;
  if (!unsent) return keptIn === 'unsent' ? null : item;
  // A reload keeps no picture in the tab.
  const picture = draft.picture ?? leftBehind(item.owner, unsent, 'unsent').draft.picture;
  return { ...item, keptIn: 'unsent', draft: { ...draft, picture } };
};

/** What the device has of it: those of another tab or of an earlier visit are shown here too. */
const takeIn = (owner: string, found: Found) => {
  lockedCount = found.isLocked ? found.count : 0;
  // What is behind a PIN is not sent, and not to be seen.
  if (found.isLocked) return set(all.filter(({ keptIn }) => keptIn === 'tab'));
  const waiting = new Map(found.waiting.map((each) => [each.clientId, each]));
  const unsent = new Map(found.unsent.map((each) => [each.id, each]));
  const known = new Set(all.map(({ id }) => id));
  const sent = all.filter(({ id, keptIn }) => keptIn === 'outbox' && !waiting.has(id));
  const left = all.filter((item) => !sent.includes(item));
  set([
    ...found.waiting.filter(({ clientId }) => !known.has(clientId)).map((each) => fromOutbox(owner, each)),
    ...found.unsent
      .filter(({ id }) => !known.has(id) && !waiting.has(id))
      .map((each) => leftBehind(owner, each, 'unsent')),
    ...left.flatMap((item) => asKept(item, waiting.get(item.id), unsent.get(item.id)) ?? []),
  ]);
  for (const { id, hasEarlier } of sent) {
    if (told.has(id)) continue;
    told.add(id);
    void findSent(id).then((post) => post && shared.notify(post, hasEarlier));
  }
};

/** What a reload of the page left behind, in this tab and in the outbox. */
const restore = (owner: string) => {
  if (watched?.owner === owner) return;
  watched?.end();
  const kept = readSession(`outgoing:${owner}`);
  all = (Array.isArray(kept) ? (kept as Kept[]) : []).map((each) =>
    leftBehind(owner, { ...each, picture: null }, 'tab'),
  );
  lockedCount = 0;
  watched = { owner, ...watchOutbox(owner, (found) => takeIn(owner, found)) };
  listeners.notify();
};

onSignedOut(() => {
  watched?.end();
  watched = null;
  all = [];
  lockedCount = 0;
  listeners.notify();
});

const SHARED_BEFORE = 'It was shared before you changed it. What stands here was not sent.';

const notChanged = async (): Promise<string> =>
  `${await whyNotKept()}, so that this change is not kept. What you wrote before waits as it was.`;

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
    set([{ id, owner, place, draft, imageId: null, state, keptIn: 'tab', hasEarlier: false }, ...all]);
    return checkAndSend(id);
  },
  retry: async (id: string): Promise<void> => {
    const item = find(id);
    if (item?.keptIn === 'outbox') await retryInOutbox(item.owner, id);
    else await checkAndSend(id);
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
    if (!item) return lockedCount > 0 ? notChanged() : SHARED_BEFORE;
    const refusal = await checkText(draft.content, draft.audience);
    if (item.keptIn === 'outbox' && !refusal && !draft.picture) {
      try {
        await replaceInOutbox(item.owner, id, newPostOf(draft, item.imageId, false));
      } catch {
        return notChanged();
      }
      change(id, { draft });
      return null;
    }
    return alone(id, async () => {
      if (await isGone(item)) return SHARED_BEFORE;
      outgoing.take(id);
      void outgoing.share(item.owner, item.place, draft);
      return null;
    });
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
    if (!item) return null;
    forget(id);
    void dropKept(item);
    if (item.keptIn === 'outbox') void discardFromOutbox(item.owner, id).catch(() => undefined);
    return item.draft;
  },
};
