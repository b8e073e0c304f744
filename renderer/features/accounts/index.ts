import { lazyPart } from '../../platform/lazyPart.ts';

// The header brings this file into the first chunk: what only some pages draw is loaded when they draw it.

export { useAccount, type Account } from './account.ts';
export { AccountMenu } from './AccountMenu.tsx';
export { readPerson, type KnownPerson } from './device.ts';
export { beforeSignOut, onSignedOut } from './hooks.ts';
export { useComeBack } from './returnPath.ts';
export { useSession } from './useSession.ts';

export const ChangePassword = lazyPart(() => import('./ChangePassword.tsx').then((module) => module.ChangePassword));
export const GoogleButton = lazyPart(() => import('./GoogleButton.tsx').then((module) => module.GoogleButton));
export const ConfirmAddress = lazyPart(() => import('./ConfirmAddress.tsx').then((module) => module.ConfirmAddress));
