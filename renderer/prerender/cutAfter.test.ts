import { expect, it } from 'vitest';
import { cutAfter } from './cutAfter.ts';

it('closes what is open, and nothing else', () => {
  const html = '<div class="a>b"><br/><img src="x"><p>one</p><ul><li><figure>verse</figure><b>more</b></li></ul></div>';
  expect(cutAfter(html, '</figure>')).toBe(
    '<div class="a>b"><br/><img src="x"><p>one</p><ul><li><figure>verse</figure></li></ul></div>',
  );
});

it('ends at the first', () => {
  expect(cutAfter('<p><i>1</i><i>2</i></p>', '</i>')).toBe('<p><i>1</i></p>');
});

it('refuses what has no such end', () => {
  expect(() => cutAfter('<p>Loading...</p>', '</figure>')).toThrow('no </figure>');
});
