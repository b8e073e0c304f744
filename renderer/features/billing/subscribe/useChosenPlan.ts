import { useLocation } from 'react-router-dom';
import { paidTiers, type PaidTier } from '../../../../core/rules/roles.ts';

/** The plan that the address names; null for none, and for a word that is no plan. */
export const useChosenPlan = (): PaidTier | null => {
  const wanted = new URLSearchParams(useLocation().search).get('plan');
  return paidTiers.find((plan) => plan === wanted) ?? null;
};
