import { useLocation, useNavigate } from 'react-router-dom';
import { subscribePath } from '../../../../core/rules/billing/paths.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { subscribeAddress } from '../SubscribeLink.tsx';

/** Picking a plan is a step in the page's history, and so Back goes to the list. */
export const useSteps = () => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return {
    pick: (plan: PaidTier) => void navigate(subscribeAddress(plan), { state: picked }),
    /** Of who came with a plan already picked, no list is in the history. */
    back: () => void (isPicked(state) ? navigate(-1) : navigate(subscribePath, { replace: true })),
  };
};

/** The state of an entry that the list led to. */
export const picked = { picked: true };

const isPicked = (state: unknown): boolean => (state as Partial<typeof picked> | null)?.picked === true;
