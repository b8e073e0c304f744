import { afterEach, expect, it, vi } from 'vitest';
import { savedMessage } from './savedMessage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const kick = (end: Awaited<ReturnType<Parameters<typeof savedMessage>[0]['sync']>>) => ({ sync: async () => end });

it.each([
  ['the server has it', true, 'done', 'Prayer saved'],
  ['there is no network', false, 'done', 'Prayer saved on this device'],
  ['there is a network and the server does not answer', true, 'later', 'Prayer saved on this device'],
  ['the session has ended', true, 'signed_out', 'Prayer saved on this device'],
] as const)('when %s, says where the prayer is', async (_, onLine, end, said) => {
  vi.stubGlobal('navigator', { onLine });
  expect(await savedMessage(kick(end))).toBe(said);
});

it('does not wait for a slow server', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const said = savedMessage({ sync: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await said).toBe('Prayer saved on this device');
});
