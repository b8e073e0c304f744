export { useAccount, type Account } from './account.ts';
export { AccountMenu } from './AccountMenu.tsx';
export type { KnownPerson } from './device.ts';
export { beforeSignOut, onSignedOut } from './hooks.ts';
export { passwordProblem, repeatProblem } from './registration.ts';
export { ResendButton } from './ResendButton.tsx';
export { ASK_OPERATOR, useMailReaches } from './useAuthOptions.ts';
export { useComeBack } from './returnPath.ts';
export { useSession } from './useSession.ts';
