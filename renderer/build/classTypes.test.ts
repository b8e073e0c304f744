import { expect, it } from 'vitest';
import { classesOf } from './classTypes.ts';

it('finds the classes of a style sheet, and nothing that only looks like one', () => {
  const css = `
    /* .remark { } */
    .card, .card:hover > .inner:not(.out) { margin: 0.5em; background: url(a.png); content: '.no'; }
    @media (min-width: 40.5rem) { .wide { inset: .25rem; } .outer { .nested & { color: red } } }
  `;
  expect(classesOf(css)).toEqual(['card', 'inner', 'nested', 'out', 'outer', 'wide']);
});
