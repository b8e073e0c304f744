// For whoever signs out while there is no network.
import './signInOut.ts';

export { SessionSync } from './SessionSync.ts';
export { SignedInMenu } from './SignedInMenu.tsx';
