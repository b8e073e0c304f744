import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  prayer as prayerSchema,
  prayerChanges,
  saved as savedSchema,
  type Prayer,
  type Saved,
} from '../contract/journal.ts';
import { interpretResponse, interpretPage, requestOf, type RawResponse, type SentItem } from './protocol.ts';
import { isPage, isPrayer, isSaved } from '../journal/guards.ts';
import { fail, page } from './testing/simulation/server.ts';
import type { PostItem, PrayerItem } from '../journal/types.ts';
import { newPost } from './testing/simulation/simulation.ts';

const prayer: Prayer = {
  id: 'p',
  userId: 'ann',
  title: 'T',
  content: 'C',
  category: 'personal',
  tags: ['a'],
  createdAt: 'x',
  updatedAt: 'x',
  answeredAt: null,
  answerStory: null,
  updates: [{ id: 'u', text: 't', createdAt: 'x' }],
  conflicts: [{ id: 'c', title: 't', content: 'c', createdAt: 'x' }],
  wordsId: 'p',
  answerId: null,
  revision: 7,
  deletedAt: null,
};
const editItem: PrayerItem = {
  id: 'e',
  owner: 'ann',
  version: 1,
  timestamp: 1,
  order: 1,
  parked: null,
  data: {
    kind: 'edit',
    prayerId: 'p',
    seen: { revision: 5, words: 'w', answer: null, texts: 't' },
    set: { title: 'T' },
  },
};
const { title, content, category, tags, createdAt, answeredAt, answerStory, updates } = prayer;
const createItem: PrayerItem = {
  ...editItem,
  id: 'p',
  data: {
    kind: 'create',
    prayerId: 'p',
    prayer: { title, content, category, tags, createdAt, answeredAt, answerStory, updates },
  },
};
const deleteItem: PrayerItem = {
  ...editItem,
  data: { kind: 'delete', prayerId: 'p', seen: { revision: 5, words: 'w', answer: null, texts: 't' } },
};
const postItem: PostItem = { ...editItem, id: 'post_1_a', data: { kind: 'post', post: newPost('C') } };
const saved: Saved = { id: 'p', changeId: 'e', revision: 7, outcome: 'applied', prayer };
const ok = (body: unknown): RawResponse => ({ status: 200, body: JSON.stringify(body), retryAfter: null });

describe('requestOf', () => {
  it('names the prayer, the change, its owner and what was seen', () => {
    expect(requestOf(createItem)).toMatchObject({
      method: 'POST',
      path: '/api/prayers',
      body: { id: 'p', owner: 'ann', content: 'C' },
    });
    expect(requestOf(editItem)).toEqual({
      method: 'PATCH',
      path: '/api/prayers/p',
      body: { title: 'T', changeId: 'e', owner: 'ann', revision: 5, replaces: 'w', replacesAnswer: null },
    });
    expect(requestOf(deleteItem)).toEqual({
      method: 'DELETE',
      path: '/api/prayers/p?changeId=e&owner=ann&revision=5&texts=t',
    });
  });
});

describe('interpretResponse', () => {
  it('accepts a reply that echoes the prayer, the change and a later revision', () => {
    expect(interpretResponse(editItem, ok(saved))).toEqual({ kind: 'done', saved });
    expect(interpretResponse(createItem, ok({ ...saved, changeId: 'p' })).kind).toBe('done');
  });

  it.each<[string, unknown]>([
    ['another prayer', { ...saved, id: 'q' }],
    ['another change', { ...saved, changeId: 'f' }],
    ['a revision that was seen before', { ...saved, revision: 5 }],
    ['a prayer of somebody else', { ...saved, prayer: { ...prayer, userId: 'ben' } }],
    ['another prayer inside', { ...saved, prayer: { ...prayer, id: 'q' } }],
    ['no prayer', { ...saved, prayer: null }],
    ['an unknown outcome', { ...saved, outcome: 'fine' }],
    ['something else', { ok: true }],
    ['nothing', null],
    ['a list', [saved]],
  ])('does not take %s', (_, body) => {
    expect(interpretResponse(editItem, ok(body)).kind).toBe('item_failed');
  });

  it.each<[string, SentItem, RawResponse | null, string]>([
    ['no answer', editItem, null, 'retry_later'],
    ['a page with 200', editItem, page(200), 'retry_later'],
    ['an empty 200', editItem, { status: 200, body: '', retryAfter: null }, 'retry_later'],
    ['204', editItem, { status: 204, body: '', retryAfter: null }, 'retry_later'],
    ['a redirect', editItem, page(302), 'retry_later'],
    ['our 400', editItem, fail(400, 'bad_request'), 'refused'],
    ['our 413', editItem, fail(413, 'too_large'), 'refused'],
    ['422', editItem, fail(422, 'anything'), 'refused'],
    ['our 402', createItem, fail(402, 'subscription_required'), 'refused'],
    ['our 403', editItem, fail(403, 'forbidden'), 'refused'],
    ['what somebody suspended sends', createItem, fail(403, 'suspended'), 'refused'],
    ['a prayer that is gone', editItem, fail(404, 'not_found'), 'refused'],
    ['a delete of one that is gone', deleteItem, fail(404, 'not_found'), 'refused'],
    ['a place that is gone', createItem, fail(404, 'not_found'), 'refused'],
    ['our 409', createItem, fail(409, 'conflict'), 'id_taken'],
    ['our 401', editItem, fail(401, 'not_signed_in'), 'signed_out'],
    ['our 429', editItem, fail(429, 'too_many_requests', 9), 'retry_later'],
    ['a post that its writer deleted elsewhere', postItem, fail(410, 'gone'), 'done'],
    ['another 410 to a post', postItem, fail(410, 'not_found'), 'refused'],
    ['a proxy’s 410 to a post', postItem, page(410), 'retry_later'],
    ['our 410 to a prayer', editItem, fail(410, 'gone'), 'refused'],
    ['our 429 to a post', postItem, fail(429, 'too_many_requests', 9), 'item_later'],
    ['a proxy’s 429 to a post', postItem, page(429), 'retry_later'],
    ['our 500', editItem, fail(500, 'internal'), 'item_failed'],
    ['our 503', editItem, fail(503, 'unavailable'), 'retry_later'],
    ...[400, 401, 402, 403, 404, 409, 413, 422, 500, 502, 511].map(
      (status): [string, SentItem, RawResponse, string] => [
        `a proxy’s ${status}`,
        editItem,
        page(status),
        'retry_later',
      ],
    ),
  ])('%s', (_, item, answer, kind) => {
    expect(interpretResponse(item, answer).kind).toBe(kind);
  });

  it('given any response, calls done only what the server echoed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, body) => {
        expect(interpretResponse(createItem, { status, body, retryAfter: null }).kind).not.toBe('done');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('interpretPage', () => {
  const changes = { userId: 'ann', changes: [prayer], next: 7, more: false, knownUntil: 3 };
  it('accepts a page of this owner that goes forward', () => {
    expect(interpretPage('ann', 3, ok(changes)).kind).toBe('page');
    expect(interpretPage('ann', 7, ok({ ...changes, changes: [] })).kind).toBe('page');
  });
  it.each<[string, unknown]>([
    ['of somebody else', { ...changes, userId: 'ben' }],
    ['with a prayer of somebody else', { ...changes, changes: [{ ...prayer, userId: 'ben' }] }],
    ['that goes back', { ...changes, next: 2 }],
    ['that would come again for ever', { ...changes, next: 3, more: true }],
    ['that is none', { ok: true }],
  ])('does not take one %s', (_, body) => {
    expect(interpretPage('ann', 3, ok(body)).kind).toBe('retry_later');
  });
  it('tells the end of a session from a café’s page', () => {
    expect(interpretPage('ann', 3, fail(401, 'not_signed_in')).kind).toBe('signed_out');
    expect(interpretPage('ann', 3, page(401)).kind).toBe('retry_later');
  });
});

describe('the guards', () => {
  const pageOf = { userId: 'ann', changes: [prayer], next: 7, more: false, knownUntil: 3 };
  /** One place in a value, and what to put there instead. */
  const damage = fc.record({
    at: fc.nat(60),
    with: fc.constantFrom<unknown>(undefined, null, 1.5, -1, 'x', true, [], {}, [null], [{ id: 1 }]),
  });
  const damaged = (value: unknown, at: number, put: unknown): unknown => {
    let left = at;
    const walk = (each: unknown): unknown => {
      if (left-- === 0) return put;
      if (Array.isArray(each)) return each.map(walk);
      if (typeof each === 'object' && each !== null)
        return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]));
      return each;
    };
    return JSON.parse(JSON.stringify(walk(value) ?? null));
  };

  it('agree with the contract’s schemas on every reply', () => {
    fc.assert(
      fc.property(damage, ({ at, with: put }) => {
        for (const [guard, schema, value] of [
          [isPrayer, prayerSchema, prayer],
          [isSaved, savedSchema, saved],
          [isPage, prayerChanges.reply, pageOf],
        ] as const) {
          const candidate = damaged(value, at, put);
          const { success } = schema.safeParse(candidate);
          expect(guard(candidate), JSON.stringify(candidate)).toBe(success);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
