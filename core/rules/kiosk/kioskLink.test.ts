import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../scripture/reference.ts';
import { passageLink, kioskLinkFragment, passageOf, readKioskLink } from './kioskLink.ts';

const link = fc.record({
  kind: fc.constantFrom('note' as const, 'topic' as const),
  id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
});

describe('the link in the QR code of a kiosk', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(link, (each) => {
        expect(readKioskLink(kioskLinkFragment(each))).toEqual(each);
      }),
    );
  });

  it('is read as a kiosk of an earlier version wrote it', () => {
    expect(readKioskLink('note.anxiety.152y73u')).toEqual({ kind: 'note', id: 'anxiety' });
    expect(readKioskLink('passage.1-john-4:7-8,11.0hyqmfo')).toEqual({ kind: 'passage', id: '1-john-4:7-8,11' });
  });

  it('is refused with any one letter changed, added or missing', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-.#%/ <"');
    fc.assert(
      fc.property(link, fc.nat(), letter, (each, place, change) => {
        const whole = kioskLinkFragment(each);
        const at = place % whole.length;
        for (const changed of [
          whole.slice(0, at) + change + whole.slice(at + 1),
          whole.slice(0, at) + change + whole.slice(at),
          whole.slice(0, at) + whole.slice(at + 1),
        ])
          if (changed !== whole) expect(readKioskLink(changed)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['John 3:16', '1 John 4:7-8, 11', 'Song of Solomon 2:1', 'Psalm 23', 'Genesis 1:31-2:3', 'Jude 1:24-25'])(
    'gives the reference %s back when it is read',
    (reference) => {
      const link = passageLink(reference);
      expect(link).not.toBeNull();
      expect(parseReference(link ? passageOf(link) : '')).toEqual(parseReference(reference));
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
    expect(readKioskLink(fragment)).toBeNull();
  });
});
