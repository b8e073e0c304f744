// A reading page draws none of this: whoever imports it is a page that is loaded when it is opened.

export { PlanCard, PlanList } from './plans/PlanCard.tsx';
export { freeOffer, type Offer } from './plans/offers.ts';
export { SubscribeLink } from './SubscribeLink.tsx';
export { useSale, type Sale, type SoldOffer } from './plans/useSale.ts';
export { UpgradeLink } from './plans/UpgradeLink.tsx';
export { PlanChooser } from './chooser/PlanChooser.tsx';
export { isInIosApp } from './ios/isInIosApp.ts';
export { useStoreSubscription, useSubscription } from './useSubscription.ts';
export { useEntitlement } from './useEntitlement.ts';
export { Membership } from './manage/Membership.tsx';
export { PlanAtDeletion } from './leaving/PlanAtDeletion.tsx';
export { OfflinePlan } from './offline/OfflinePlan.tsx';
export { dayLabel } from './manage/dayLabel.ts';
export { LeaveFamily } from './manage/LeaveFamily.tsx';
