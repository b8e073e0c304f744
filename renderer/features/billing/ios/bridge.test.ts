import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askStatus, finish, isSilent, purchase, receiptsOf, restore } from './bridge.ts';

type Message = Record<string, string>;

let posted: Message[];
let shell: EventTarget;

const tell = (name: string, detail?: object) => shell.dispatchEvent(new CustomEvent(name, { detail }));

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  const iap = { postMessage: (message: Message) => void posted.push(message) };
  shell = Object.assign(new EventTarget(), { webkit: { messageHandlers: { iap } } });
  vi.stubGlobal('window', shell);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a purchase', () => {
  it('names product and account, and gives what was signed', async () => {
    const bought = purchase('premium.yearly', 'ruth');
    expect(posted).toEqual([
      { type: 'purchase', requestId: expect.any(String), productId: 'premium.yearly', accountToken: 'ruth' },
    ]);
    tell('iapPurchased', { receiptData: 'signed' });
    expect(await bought).toBe('signed');
  });

  it.each([
    [{ error: 'The card was declined.' }, 'The card was declined.'],
    [{ error: '' }, 'Purchase failed'],
    [{ error: 5 }, 'Purchase failed'],
    [undefined, 'Purchase failed'],
  ])('fails with the shell’s word: %j', async (detail, message) => {
    const bought = purchase('premium.yearly', 'ruth');
    tell('iapPurchaseFailed', detail);
    await expect(bought).rejects.toThrow(message);
  });

  it('is waited for two minutes', async () => {
    const bought = purchase('premium.yearly', 'ruth');
    let ended = false;
    bought.catch(() => (ended = true));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(bought).rejects.toThrow('Purchase timeout');
  });

  it('without a receipt is none', async () => {
    const bought = purchase('premium.yearly', 'ruth');
    tell('iapPurchased', { receiptData: null });
    await expect(bought).rejects.toThrow('Purchase failed');
  });

  it('is not answered by what another request brought', async () => {
    const bought = purchase('premium.yearly', 'ruth');
    tell('iapPurchaseFailed', { requestId: 'another', error: 'not ours' });
    tell('iapPurchased', { requestId: posted[0]?.['requestId'], receiptData: 'signed' });
    expect(await bought).toBe('signed');
  });
});

describe('a restore', () => {
  it('gives signed transactions, however they are written', async () => {
    const found = restore();
    const transactions = ['one', { receiptData: 'two' }, { signedTransactionInfo: 'three' }, {}, null, 4, ''];
    tell('iapRestored', { transactions });
    expect(await found).toEqual(['one', 'two', 'three']);
  });

  it('gives nothing for what is no list, and of a long one the first twenty', () => {
    expect(receiptsOf(new CustomEvent('iapRestored', { detail: { transactions: 'one' } }))).toEqual([]);
    const transactions = Array.from({ length: 100 }, (_, index) => String(index));
    expect(receiptsOf(new CustomEvent('iapRestored', { detail: { transactions } }))).toHaveLength(20);
  });

  it('fails with the shell’s word, or after half a minute', async () => {
    const refused = restore();
    tell('iapRestoreFailed', { error: 'Please sign in to the App Store.' });
    await expect(refused).rejects.toThrow('Please sign in to the App Store.');
    const unheard = restore();
    unheard.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(unheard).rejects.toThrow('Restore timeout');
  });
});

describe('the status', () => {
  it('is the shell’s', async () => {
    const asked = askStatus();
    tell('iapStatus', { isActive: true, expiresAt: '2027-01-01T00:00:00.000Z' });
    expect(await asked).toEqual({ isActive: true, expiresAt: '2027-01-01T00:00:00.000Z' });
  });

  it('is inactive after ten seconds without an answer', async () => {
    const asked = askStatus();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toEqual({ isActive: false, expiresAt: null });
  });
});

it('finishes a transaction by its id', () => {
  finish('42');
  expect(posted).toEqual([{ type: 'finish', requestId: expect.any(String), transactionId: '42' }]);
});

it('says so where there is no shell', async () => {
  vi.stubGlobal('window', new EventTarget());
  await expect(purchase('premium.yearly', 'ruth')).rejects.toThrow('iOS bridge not available');
  await expect(restore()).rejects.toThrow('iOS bridge not available');
  expect(await askStatus()).toEqual({ isActive: false, expiresAt: null });
});

it('is silent about a changed mind and about nothing heard', async () => {
  for (const [error, silent] of [
    ['Purchase cancelled', true],
    ['The purchase was canceled by the user.', true],
    ['Purchase timeout', true],
    ['The card was declined.', false],
  ] as const) {
    const bought = purchase('premium.yearly', 'ruth');
    tell('iapPurchaseFailed', { error });
    expect(await bought.catch(isSilent)).toBe(silent);
  }
});
