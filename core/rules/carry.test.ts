import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../scripture/reference.ts';
import { carriedPassage, carryFragment, passageOf, readCarried } from './carry.ts';

const carried = fc.record({
  kind: fc.constantFrom('note' as const, 'topic' as const),
  id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
});

describe('what a QR code carries', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(carried, (each) => {
        expect(readCarried(carryFragment(each))).toEqual(each);
      }),
    );
  });

  it('is refused with any one letter changed, added or missing', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-.#%/ <"');
    fc.assert(
      fc.property(carried, fc.nat(), letter, (each, place, change) => {
        const whole = carryFragment(each);
        const at = place % whole.length;
        for (const changed of [
          whole.slice(0, at) + change + whole.slice(at + 1),
          whole.slice(0, at) + change + whole.slice(at),
          whole.slice(0, at) + whole.slice(at + 1),
        ])
          if (changed !== whole) expect(readCarried(changed)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['John 3:16', '1 John 4:7-8, 11', 'Song of Solomon 2:1', 'Psalm 23', 'Genesis 1:31-2:3', 'Jude 1:24-25'])(
    'brings %s whole',
    (reference) => {
      const carried = carriedPassage(reference);
      expect(carried).not.toBeNull();
      expect(parseReference(carried ? passageOf(carried) : '')).toEqual(parseReference(reference));
    },
  );

  it.each([
    '',
    'note',
    'note.anxiety',
    'note.anxiety.',
    'note.anxiety.0000000',
    'note.../../admin.0000000',
    'javascript:alert(1)',
    'https://evil.example',
    'page.anxiety.0000000',
    `note.${'a'.repeat(81)}.0000000`,
  ])('%j is refused', (fragment) => {
    expect(readCarried(fragment)).toBeNull();
  });
});
