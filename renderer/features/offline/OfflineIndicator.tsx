import { useLater } from '../../ui/useLater.ts';

const load = () => import('./OfflineBadge.tsx');

/** The badge at the top right, loaded while there is still a network to load it from. */
export const OfflineIndicator = () => {
  const badge = useLater(load);
  return badge && <badge.OfflineBadge />;
};
