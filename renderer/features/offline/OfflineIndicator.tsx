import { useSyncExternalStore } from 'react';
import { useLater } from '../../ui/useLater.ts';
import { connectivity } from './connectivity.ts';

const load = () => import('./OfflineBadge.tsx');

const worthTelling = () => {
  const { online, wasOffline, pending, justSynced } = connectivity.read();
  return !online || wasOffline || pending > 0 || justSynced;
};

/** The badge at the top right, loaded while there is still a network to load it from. */
export const OfflineIndicator = () => {
  const shown = useSyncExternalStore(connectivity.subscribe, worthTelling);
  const badge = useLater(load);
  return shown && badge && <badge.OfflineBadge />;
};
