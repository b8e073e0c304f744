import { isoOrNull } from '../../../core/rules/time.ts';
import type { PersonalFeature } from '../../accounts/service.ts';
import { appleSubscriptionsOf, removeAppleSubscriptions } from './store.ts';

export const appleData: PersonalFeature = {
  name: 'applePurchases',
  *export(userId) {
    const rows = yield* appleSubscriptionsOf(userId);
    return rows.map((row) => ({
      transaction: row.id,
      firstBought: isoOrNull(row.first_paid_at),
      bought: isoOrNull(row.purchased_at),
      expires: isoOrNull(row.expires_at),
      revoked: isoOrNull(row.revoked_at),
      graceUntil: isoOrNull(row.grace_until),
      renews: row.renews === null ? null : row.renews === 1,
    }));
  },
  erase: removeAppleSubscriptions,
};
