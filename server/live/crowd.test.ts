import { expect, it, vi } from 'vitest';
import type { ChannelListener } from '../db/channel.ts';
import type { Db } from '../db/db.ts';
import { createLive } from './hub.ts';
import { everythingChanged } from './service.ts';

/** How many listen: several slices. */
const LISTENERS = 250;

const person = {
  role: 'premium',
  tier: null,
  verified: true,
  suspendedUntil: null,
  pastoral: false,
  grants: [],
} as const;

/** A hub with many listeners, whose questions for the session wait until they are answered here. */
const startCrowd = async () => {
  const asked: (() => void)[] = [];
  let channel: ChannelListener | undefined;
  const db = {
    openChannel: (_: string, listener: ChannelListener) => {
      channel = listener;
      return { send: () => undefined, close: () => undefined };
    },
    read: async () => ({ circles: new Map(), unheard: new Set() }),
  } as unknown as Db;
  const stopping = new AbortController();
  const live = createLive({
    db,
    gate: { subscriptionRequired: false },
    now: () => 0,
    findSession: (id) =>
      new Promise((resolve) => asked.push(() => resolve({ account: { ...person, id }, until: 1e12 }))),
    stopping: stopping.signal,
  });
  const texts = Array.from({ length: LISTENERS }, (_, index) => {
    const heard = { text: '' };
    const body = live.listen({ userId: `${index}`, tokenHash: `${index}`, isReconnected: false });
    body.on('data', (part: Buffer) => (heard.text += part.toString()));
    return heard;
  });
  const answerAll = () => {
    for (const answer of asked.splice(0)) answer();
  };
  answerAll();
  const told = () => texts.filter(({ text }) => text.includes('event: refresh')).length;
  /** Something that each hears at once who knows what they may hear. */
  const pulse = () => live.publish({ kind: 'changed', id: 'a', listeners: { to: 'everyone' } });
  const heardPulse = () => texts.filter(({ text }) => text.includes('event: changed')).length;
  pulse();
  await vi.waitFor(() => expect(heardPulse()).toBe(LISTENERS));
  for (const heard of texts) heard.text = '';
  return {
    live,
    texts,
    asked,
    answerAll,
    told,
    pulse,
    heardPulse,
    missed: () => channel?.missed(),
    stop: () => stopping.abort(),
  };
};

it('given something was missed, then few ask at a time what they may hear, and nobody hears anything before', async () => {
  const { asked, answerAll, told, pulse, heardPulse, missed, stop } = await startCrowd();
  missed();
  pulse();
  let max = 0;
  await vi.waitFor(
    () => {
      max = Math.max(max, asked.length);
      expect(asked.length).toBeGreaterThan(0);
    },
    { interval: 1 },
  );
  expect([told(), heardPulse()]).toEqual([0, 0]);
  await vi.waitFor(
    () => {
      max = Math.max(max, asked.length);
      answerAll();
      expect([told(), heardPulse()]).toEqual([LISTENERS, LISTENERS]);
    },
    { interval: 1, timeout: 10_000 },
  );
  expect(max).toBe(20);
  stop();
});

it('given everything has changed several times, then all hear it by and by, and not once for each time', async () => {
  const { live, texts, told, pulse, heardPulse, stop } = await startCrowd();
  const started = performance.now();
  for (let time = 0; time < 5; time++) live.publish(everythingChanged);
  expect(told()).toBeLessThanOrEqual(100);
  await vi.waitFor(() => expect(told()).toBe(LISTENERS), { timeout: 10_000 });
  expect(performance.now() - started).toBeGreaterThan(500);
  const times = () => new Set(texts.map(({ text }) => text.split('event: refresh').length - 1));
  await vi.waitFor(() => expect(times()).toEqual(new Set([2])), { timeout: 10_000 });
  pulse();
  await vi.waitFor(() => expect(heardPulse()).toBe(LISTENERS));
  expect(times()).toEqual(new Set([2]));
  stop();
});
