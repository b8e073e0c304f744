import { expect, it } from 'vitest';
import { fileName, postAddress, smsLink } from './shareTargets.ts';

it.each([
  ['Grief and Loss', 'lampstand-grief-and-loss.jpg'],
  ['“A café?”', 'lampstand-a-cafe.jpg'],
  ['../../etc/passwd', 'lampstand-etc-passwd.jpg'],
  ['…', 'lampstand-card.jpg'],
])('names the file of %s %s', (topic, name) => {
  expect(fileName(topic)).toBe(name);
});

it('a text message contains the whole text', () => {
  expect(smsLink({ text: 'A & B\n“C”' })).toBe('sms:?&body=A%20%26%20B%0A%E2%80%9CC%E2%80%9D');
});

it('posts contain verse, reference and address', () => {
  const card = { verse: '“Jesus wept.”', reference: 'John 11:35, ESV', url: 'https://lampstand.example/topic/grief' };
  const tweet = new URL(postAddress('twitter', card));
  expect(tweet.searchParams.get('text')).toBe('“Jesus wept.” (John 11:35, ESV)');
  expect(tweet.searchParams.get('url')).toBe(card.url);
  expect(new URL(postAddress('facebook', card)).searchParams.get('u')).toBe(card.url);
});

it('a long passage is cut at a word', () => {
  const tweet = new URL(
    postAddress('twitter', { verse: `“${'word '.repeat(80)}”`, reference: 'Psalm 1', url: 'https://a' }),
  );
  expect(tweet.searchParams.get('text')).toMatch(/word…” \(Psalm 1\)$/);
  expect(tweet.searchParams.get('text')?.length).toBeLessThan(240);
});
