import { expect, it } from 'vitest';
import { cachedKey } from './cachedKeys.ts';

const prefixes = {
  draft: 'draft:',
  draftPhoto: 'draftPhoto:',
  photo: 'photo:',
  unsentPhoto: 'unsentPhoto:',
  photoOrder: 'photoOrder:',
  unsent: 'unsent:',
  prayed: 'prayed:',
  prayNow: 'prayNow:',
  reminder: 'reminder:',
  asked: 'asked:',
  lock: 'vault:',
  cursor: 'changes:',
  device: 'journal:',
  outbox: 'outbox:',
} satisfies Record<Parameters<typeof cachedKey>[0], string>;
const kinds = Object.keys(prefixes) as (keyof typeof prefixes)[];

it.each(kinds)('stores a row of the kind %s under the prefix it always had', (kind) =>
  expect(cachedKey(kind, 'ann')).toBe(`${prefixes[kind]}ann`),
);

it.each(kinds)('takes no row of another kind for one of the kind %s', (kind) =>
  expect(kinds.filter((other) => cachedKey(other, '').startsWith(cachedKey(kind, '')))).toEqual([kind]),
);
