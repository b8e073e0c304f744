import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refused } from './testing/links.ts';
import { externalAddress } from './externalLinks.ts';

const opened: [given: string, opened: string][] = [
  ['https://example.com', 'https://example.com/'],
  ['HTTPS://EXAMPLE.com/a b?q=c d#e', 'https://example.com/a%20b?q=c%20d#e'],
  ['http://example.com/', 'http://example.com/'],
  ['  https://example.com/  ', 'https://example.com/'],
  ['https://example.com\\@evil.example/', 'https://example.com/@evil.example/'],
  ['https://example.com/../../etc', 'https://example.com/etc'],
  ['https://example.com/"&calc&"', 'https://example.com/%22&calc&%22'],
  ["https://example.com/`id`$(id)|id^'", 'https://example.com/%60id%60%24(id)%7Cid%5E%27'],
  ['https://example.com/?a\\b#c\\d', 'https://example.com/?a%5Cb#c%5Cd'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://example.com/a\r\n-b', 'https://example.com/a-b'],
  ['mailto:support@lampstand.example', 'mailto:support@lampstand.example'],
  ['MAILTO:a.b+c@example.com?subject=Hello%20there', 'mailto:a.b+c@example.com?subject=Hello%20there'],
  ['mailto:a@example.com?subject=1+1', 'mailto:a@example.com?subject=1%2B1'],
  ['mailto:a@example.com?attach=/etc/passwd&body=Hi', 'mailto:a@example.com?body=Hi'],
  ['mailto:a@example.com?bcc=b@example.com', 'mailto:a@example.com'],
  [
    'mailto:a@example.com?subject=a%0d%0aBcc:b@example.com',
    'mailto:a@example.com?subject=a%0D%0ABcc%3Ab%40example.com',
  ],
  ['tel:988', 'tel:988'],
  ['TEL:911', 'tel:911'],
  ['tel:08082000247', 'tel:08082000247'],
  ['sms:988', 'sms:988'],
  ['sms:741741?&body=HOME', 'sms:741741?&body=HOME'],
  ['sms:988?body=1+1&to=0900123456', 'sms:988?&body=1%2B1'],
  [
    "sms:?&body=It's%20%E2%80%9Cwell%E2%80%9D%0A%60id%60%24(id)|",
    'sms:?&body=It%27s%20%E2%80%9Cwell%E2%80%9D%0A%60id%60%24(id)%7C',
  ],
];

describe('links out of the app', () => {
  it.each(refused)('refuses %j', (address) => expect(externalAddress(address)).toBeNull());
  it.each(opened)('opens %j as %j', (given, address) => expect(externalAddress(given)).toBe(address));

  it('opens a message without its text when that is too long to be handed over', () =>
    expect(externalAddress(`sms:?&body=${'a'.repeat(5000)}`)).toBe('sms:'));

  it('opens nothing that a shell could read as more than an address', { timeout: 60_000 }, () => {
    const harmless = /^(?:https?:\/\/|mailto:|sms:)[^\s"'`|<>^\\]*$/;
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const address = fc.oneof(text, fc.webUrl({ withQueryParameters: true, withFragments: true }));
    fc.assert(
      fc.property(address, text, (start, end) =>
        [
          start,
          start + end,
          `https://example.com/${end}`,
          `mailto:a@example.com?subject=${end}`,
          `sms:?&body=${end}`,
        ].every((given) => harmless.test(externalAddress(given) ?? 'mailto:')),
      ),
      { numRuns: 500 },
    );
  });
});
