import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { helplines } from '../helplines/index.ts';
import { HelplineList } from './HelplineList.tsx';
import { HelplineStrip } from './HelplineStrip.tsx';

afterEach(() => vi.restoreAllMocks());

/** What the links call, and the numbers that stand on them. */
const calls = (html: string) =>
  [...html.matchAll(/<a href="tel:([^"]*)".*?<\/a>/g)].map(([link, called]) => ({
    called,
    shown: link.replace(/<.*?>/g, '').replace(/^call /i, ''),
  }));

it('calls each number that is listed, without its blanks', () => {
  for (const { emergency, suicide, abuse } of helplines.countries) {
    const lines = [...suicide, ...abuse];
    const props = { emergency, lines, abroad: [], who: 'you are', everywhere: helplines.everywhere } as const;
    const numbers = [emergency, ...lines.flatMap(({ phone }) => phone ?? [])];
    expect(calls(renderToStaticMarkup(createElement(HelplineList, props)))).toEqual(
      numbers.map((shown) => ({ called: shown.replaceAll(' ', ''), shown })),
    );
  }
});

it.each([
  ['Europe/Berlin', '112', '08001110111'],
  ['Australia/Sydney', '000', '131114'],
  ['America/Chicago', '911', '988'],
])('calls the numbers of the strip in %s', (timeZone, ...numbers) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  const strip = createElement(MemoryRouter, null, createElement(HelplineStrip));
  expect(calls(renderToStaticMarkup(strip)).map(({ called }) => called)).toEqual(numbers);
});
