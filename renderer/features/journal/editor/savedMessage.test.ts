import { afterEach, expect, it, vi } from 'vitest';
import { savedMessage } from './savedMessage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Journal = Parameters<typeof savedMessage>[0];
type Entry = Awaited<ReturnType<Journal['entries']>>[number];

/** A journal whose sync ends so, with these prayers refused. */
const journal = (end: Awaited<ReturnType<Journal['sync']>>, ...refused: string[]): Journal => ({
  sync: async () => end,
  status: async () => ({ needsYou: refused.length }) as Awaited<ReturnType<Journal['status']>>,
  entries: async () => refused.map((id) => ({ prayer: { id }, state: 'needs_you' }) as Entry),
});
const said = (of: Journal) => savedMessage(of, 'ann', 'p');

it.each([
  ['the server has it', true, 'done', 'Prayer saved'],
  ['there is no network', false, 'done', 'Prayer saved on this device'],
  ['there is a network and the server does not answer', true, 'later', 'Prayer saved on this device'],
  ['the session has ended', true, 'signed_out', 'Prayer saved on this device'],
] as const)('when %s, says where the prayer is', async (_, onLine, end, message) => {
  vi.stubGlobal('navigator', { onLine });
  expect(await said(journal(end))).toBe(message);
});

it('does not call a prayer saved that the server refused', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const needsYou = 'Prayer saved on this device. It needs you: see why beside it.';
  expect(await said(journal('done', 'p'))).toBe(needsYou);
  expect(await said(journal('later', 'p', 'q'))).toBe(needsYou);
  expect(await said(journal('done', 'q'))).toBe('Prayer saved');
});

it('does not wait for a slow server', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const saying = said({ ...journal('done'), sync: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await saying).toBe('Prayer saved on this device');
});
