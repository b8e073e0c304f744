// The header brings this file into the first chunk: what only some pages draw is loaded when they draw it.

export { useAccount, type Account } from './account.ts';
export { AccountMenu } from './AccountMenu.tsx';
export { readPerson, type KnownPerson } from './device.ts';
export { beforeSignOut, onSignedOut } from './hooks.ts';
export { ChangePassword, ConfirmAddress, GoogleButton } from './lazyParts.ts';
export { useComeBack } from './returnPath.ts';
export { useSession } from './useSession.ts';
