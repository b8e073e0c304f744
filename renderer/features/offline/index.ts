export { connectivity } from './connectivity.ts';
export { OfflineIndicator } from './OfflineIndicator.tsx';
