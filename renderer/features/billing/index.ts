// A reading page draws none of this: whoever imports it is a page that is loaded when it is opened.

export { PlanCard, PlanList } from './plans/PlanCard.tsx';
export { freeOffer, offerOf, periodLabel, priceLabel, type Offer } from './plans/offers.ts';
export { usePlans } from './plans/usePlans.ts';
export { SubscribeLink } from './SubscribeLink.tsx';
