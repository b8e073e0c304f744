import { parseJson } from '../../../journal/guards.ts';
import type { OutgoingRequest } from '../../protocol.ts';
import type { PendingItem } from '../../../journal/types.ts';
import type { DeviceParts } from './device.ts';

/** Clients that are broken on purpose, each in one way that is easily made. The properties must notice every one. */

const withBody = (request: OutgoingRequest, change: (body: Record<string, unknown>) => Record<string, unknown>) =>
  request.body === undefined ? request : { ...request, body: change(request.body as Record<string, unknown>) };

/** Every try goes out under a new id, and the answer is taken for the old one. */
export const newKeyEachTry = (uuid: () => string): DeviceParts => ({
  transport: (send) => async (request) => {
    if (request.method !== 'POST') return send(request);
    const body = request.body as { id?: string; clientId?: string };
    const key = body.clientId === undefined ? 'id' : 'clientId';
    const fresh = `pending_1_${uuid()}`;
    const answer = await send({ ...request, body: { ...body, [key]: fresh } });
    return { ...answer, body: answer.body.replaceAll(fresh, body[key] ?? '') };
  },
});

/** What is sent counts as saved. */
export const ackBeforeReply: DeviceParts = {
  transport: (send) => async (request) => {
    if (request.method !== 'POST') return send(request);
    send(request).catch(() => undefined);
    const { owner, ...body } = request.body as { id: string; owner: string };
    const prayer = { ...body, userId: owner, updatedAt: '', conflicts: [], revision: 1, deletedAt: null };
    const saved = { id: body.id, changeId: body.id, revision: 1, outcome: 'applied', prayer };
    return { status: 200, body: JSON.stringify(saved), retryAfter: null };
  },
};

/** A new item with the id of another takes its place. */
export const putForAdd: DeviceParts = {
  store: (store, disk) => ({
    ...store,
    commit: (batch) => {
      for (const { id } of batch.add ?? []) disk.pendingPrayers.delete(id);
      return store.commit({ ...batch, drop: [...(batch.drop ?? []), ...(batch.add ?? []).map(({ id }) => id)] });
    },
  }),
};

/** Whatever waits on the device is sent as that of whoever is signed in, and nobody tells the server. */
export const ignoreOwner: DeviceParts = {
  store: (store, disk) => ({
    ...store,
    pending: async (owner) =>
      [...disk.pendingPrayers.values()].map((row) => ({ ...(parseJson(row) as PendingItem), owner })),
  }),
};

/** The client keeps owners apart, but does not say whose a prayer is: the session may have changed in another tab. */
export const ownerUnsaid: DeviceParts = {
  transport: (send) => (request) =>
    send({
      ...withBody(request, ({ owner: _, ...body }) => body),
      path: request.path.replace(/([?&])owner=[^&]*&?/, '$1'),
    }),
};

/** What can't be sent is thrown away. */
export const dropParked: DeviceParts = {
  store: (store) => ({
    ...store,
    commit: ({ park, ...batch }) =>
      store.commit({ ...batch, remove: [...(batch.remove ?? []), ...(park ?? []).map(({ id }) => id)] }),
  }),
};

/** The last write wins: nobody says what they had seen, but that it was everything. */
export const lastWriteWins: DeviceParts = {
  transport: (send) => (request) =>
    send(
      withBody(request, ({ replaces: _w, replacesAnswer: _a, ...body }) =>
        'revision' in body ? { ...body, revision: 1e15 } : body,
      ),
    ),
};

/** A device does not count its own earlier changes among what it has seen. */
export const forgetOwnChanges: DeviceParts = {
  transport: (send) => (request) =>
    send(withBody(request, (body) => ('replaces' in body ? { ...body, replaces: request.path.split('/')[3] } : body))),
};

/** The place in the feed moves on without what was read being kept. */
export const cursorFirst: DeviceParts = {
  store: (store) => ({
    ...store,
    async commit({ cache, ...batch }) {
      if (cache?.length) await store.commit({ cache });
      await store.commit(batch);
    },
  }),
};

/** A copy that stays without an account does not know what it is a copy of. */
export const originForgotten: DeviceParts = {
  store: (store) => ({
    ...store,
    commit: ({ put, ...batch }) =>
      store.commit({ ...batch, ...(put && { put: put.map(({ origin: _, ...row }) => row) }) }),
  }),
};

/** What moves from one journal to another does so in two steps. */
export const moveInTwo: DeviceParts = {
  store: (store) => ({
    ...store,
    async commit({ remove = [], drop = [], require = [], add = [], ...batch }) {
      if (remove.length > 0 && add.length > 0) {
        await store.commit({ require, remove, drop });
        return store.commit({ ...batch, add });
      }
      await store.commit({ ...batch, remove, drop, require, add });
    },
  }),
};
