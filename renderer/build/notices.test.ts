import { expect, it } from 'vitest';
import { notices } from './notices.ts';

const all = notices();
const partOf = (name: string) =>
  all.split(/\n-{80}\n\n?/).find((part) => part.trimStart().startsWith(`${name} `)) ?? '';

it.each([
  ['react', /MIT License[\s\S]*Permission is hereby granted/],
  ['koa', /Permission is hereby granted/],
  ['better-sqlite3', /Permission is hereby granted/],
  ['workbox-precaching', /Permission is hereby granted/],
  ['@fontsource-variable/figtree', /SIL OPEN FONT LICENSE/i],
  ['@fontsource-variable/source-serif-4', /SIL OPEN FONT LICENSE/i],
  ['Universal Sentence Encoder lite', /Copyright Google LLC[\s\S]*Apache License/],
])('the notices have %s with the text of its licence', (name, text) => {
  expect(partOf(name)).toMatch(text);
});

it('the notices have the Scripture’s, and none of what only builds or tests', () => {
  expect(all).toContain('ESV');
  expect(all).toContain('World English Bible');
  for (const name of ['vite', 'vitest', 'electron-builder']) expect(partOf(name)).toBe('');
});
