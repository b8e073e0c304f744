import { lazyPart } from '../../platform/lazyPart.ts';

export const ChangePassword = lazyPart(() =>
  import('./recovery/ChangePassword.tsx').then((module) => module.ChangePassword),
);
export const GoogleButton = lazyPart(() => import('./signIn/GoogleButton.tsx').then((module) => module.GoogleButton));
export const ConfirmAddress = lazyPart(() =>
  import('./verification/ConfirmAddress.tsx').then((module) => module.ConfirmAddress),
);
