// The header brings this file into the first chunk: what only some pages draw is loaded when they draw it.

export { useAccount, type Account } from './session/account.ts';
export { AccountMenu } from './session/AccountMenu.tsx';
export { readPerson, type KnownPerson } from './session/device.ts';
export { beforeSignOut, onSignedOut, onStayed, type Departure } from './session/signOutHooks.ts';
export { ChangePassword, ConfirmAddress, GoogleButton } from './lazyForms.ts';
export { useReturnState } from './returnPath.ts';
export { useLinkToken } from './useLinkToken.ts';
export { useSession } from './session/useSession.ts';
