import { afterEach, expect, it, vi } from 'vitest';
import { share } from './share.ts';

const content = { title: 'Anxiety', text: 'A text' };
const copied = async () => undefined;
afterEach(() => void vi.restoreAllMocks());

it('uses the share sheet where there is one', async () => {
  const copyText = vi.fn(copied);
  expect(await share(content, { share: async () => 'shared', copyText })).toBe('shared');
  expect(await share(content, { share: async () => 'cancelled', copyText })).toBe('cancelled');
  expect(copyText).not.toHaveBeenCalled();
});

it('copies without a share sheet, or when it fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await share(content, { share: null, copyText: copied })).toBe('copied');
  expect(await share(content, { share: () => Promise.reject(new Error()), copyText: copied })).toBe('copied');
});

it('reports a failure, and that there was nothing to share', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await share(content, { share: null, copyText: null })).toBe('failed');
  expect(await share(content, { share: null, copyText: () => Promise.reject(new Error()) })).toBe('failed');
  expect(await share({ title: '', text: ' ' }, { share: async () => 'shared', copyText: copied })).toBe('nothing');
});
