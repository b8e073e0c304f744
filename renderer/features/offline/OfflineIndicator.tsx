import { platform } from '../../platform/current.ts';
import { useDeferredModule } from '../../ui/useDeferredModule.ts';

const load = () => import('./OfflineBadge.tsx');

/** The badge at the top right, loaded while there is still a network to load it from. */
export const OfflineIndicator = () => {
  const badge = useDeferredModule(load);
  return platform.hasServer && badge && <badge.OfflineBadge />;
};
