import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidTiers } from '../roles.ts';
import { OFFLINE, offlineEntitlement } from './entitlement.ts';

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const known = fc.record({ tier: fc.constantFrom(...paidTiers), until: moment });

describe('what a device goes by that can’t ask the server', () => {
  it('is never more than it heard, longer than it lasts, or older than seven days', () => {
    fc.assert(
      fc.property(known, moment, moment, (entitlement, heardAt, now) => {
        const found = offlineEntitlement(entitlement, heardAt, now);
        const isOpen = now >= heardAt && now < entitlement.until && now < heardAt + OFFLINE;
        expect(found).toEqual(
          isOpen ? { tier: entitlement.tier, until: Math.min(entitlement.until, heardAt + OFFLINE) } : null,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('once over stays over, however long it takes', () => {
    fc.assert(
      fc.property(known, moment, moment, moment, (entitlement, heardAt, one, other) => {
        const [earlier, later] = [Math.max(heardAt, Math.min(one, other)), Math.max(heardAt, one, other)];
        if (offlineEntitlement(entitlement, heardAt, earlier) === null)
          expect(offlineEntitlement(entitlement, heardAt, later)).toBeNull();
      }),
    );
  });

  it('is what it was until the very end, and nothing where nothing was heard', () => {
    const entitlement = { tier: 'family' as const, until: 10 * OFFLINE };
    expect(offlineEntitlement(entitlement, 1000, 1000 + OFFLINE - 1)).toEqual({
      tier: 'family',
      until: 1000 + OFFLINE,
    });
    expect(offlineEntitlement(entitlement, 1000, 1000 + OFFLINE)).toBeNull();
    // The clock was set back: nobody knows how long ago that was.
    expect(offlineEntitlement(entitlement, 1000, 999)).toBeNull();
    expect(offlineEntitlement(null, 1000, 1000)).toBeNull();
  });
});
