import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveEvent } from '../../../core/contract/live.ts';
import { readLiveEvent, startLive, type LiveDependencies } from './liveClient.ts';

type Handlers = Parameters<LiveDependencies['connect']>[0];

const post: LiveEvent = { kind: 'post', id: '1' };
let streams: { handlers: Handlers; isOpen: boolean }[];
let waits: { ms: number; run(): void; isCancelled: boolean }[];
let heard: LiveEvent[];
let told: LiveEvent[];
let refusals = 0;

/** A browser whose tab leads at once, or after another one did. */
const start = (waited = false, random = 0) =>
  startLive({
    connect: (handlers) => {
      const stream = { handlers, isOpen: true };
      streams.push(stream);
      return { close: () => (stream.isOpen = false) };
    },
    lead: (work) => work(waited),
    channel: { tell: (event) => void told.push(event), close: () => undefined },
    timer: (ms, run) => {
      const wait = { ms, run, isCancelled: false };
      waits.push(wait);
      return () => (wait.isCancelled = true);
    },
    random: () => random,
    deliver: (event) => void heard.push(event),
    onRefused: () => (refusals += 1),
  });

const last = () => {
  const stream = streams.at(-1);
  if (!stream) throw new Error('nothing is connected');
  return stream;
};

beforeEach(() => {
  [streams, waits, heard, told] = [[], [], [], []];
  refusals = 0;
});

describe('the stream of a browser', () => {
  it('tells this tab and the others what it hears, and nothing at a first opening', () => {
    start();
    last().handlers.onOpen();
    last().handlers.onEvent(post);
    expect([heard, told]).toEqual([[post], [post]]);
  });

  it('says refresh once it is open again after a loss', () => {
    start();
    last().handlers.onOpen();
    last().handlers.onLost(false);
    expect(last().isOpen).toBe(false);
    waits.at(-1)?.run();
    expect(heard).toEqual([]);
    last().handlers.onOpen();
    expect([heard, told]).toEqual([[{ kind: 'refresh' }], [{ kind: 'refresh' }]]);
    expect(streams).toHaveLength(2);
  });

  it('says refresh where another tab listened before', () => {
    start(true);
    last().handlers.onOpen();
    expect(heard).toEqual([{ kind: 'refresh' }]);
  });

  it('waits longer with each failure, a minute at most, and briefly again after a success', () => {
    start(false, 1);
    for (let failure = 0; failure < 9; failure++) {
      last().handlers.onLost(false);
      waits.at(-1)?.run();
    }
    expect(waits.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    last().handlers.onOpen();
    last().handlers.onLost(false);
    expect(waits.at(-1)?.ms).toBe(1000);
  });

  it('doubts the session only where the server answered', () => {
    start();
    last().handlers.onLost(false);
    expect(refusals).toBe(0);
    waits.at(-1)?.run();
    last().handlers.onLost(true);
    expect(refusals).toBe(1);
  });

  it('does not wait once the network is back, and opens no second one beside an open one', () => {
    const { hurry } = start();
    last().handlers.onOpen();
    hurry();
    expect(streams).toHaveLength(1);
    last().handlers.onLost(false);
    hurry();
    expect(streams).toHaveLength(2);
    expect(waits.at(-1)?.isCancelled).toBe(true);
  });

  it('ends with its person', () => {
    const { stop, hurry } = start();
    last().handlers.onLost(false);
    stop();
    hurry();
    expect(waits.at(-1)?.isCancelled).toBe(true);
    expect(streams).toHaveLength(1);
    start();
    const open = last();
    expect(open.isOpen).toBe(true);
  });

  it('closes the stream it has', () => {
    const { stop } = start();
    stop();
    expect(last().isOpen).toBe(false);
  });
});

it.each([
  [
    { kind: 'post', id: '1', circleId: '2', more: 3 },
    { kind: 'post', id: '1', circleId: '2' },
  ],
  [{ kind: 'refresh' }, { kind: 'refresh' }],
  [{ kind: 'changed', id: 7 }, { kind: 'changed' }],
  [{ kind: 'unheard of' }, null],
  ['post', null],
  [null, null],
])('reads %j as %j', (data, event) => {
  expect(readLiveEvent(data)).toEqual(event);
});
