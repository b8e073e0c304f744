import { useLocation, useNavigate } from 'react-router-dom';
import { subscribePath } from '../../../../core/rules/billing/paths.ts';

/** Back to where the plan was picked; of who came with one already picked, no list is in the history. */
export const useBackToPlans = (): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(subscribePath, { replace: true }) : navigate(-1));
};
