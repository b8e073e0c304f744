import { lazyPart } from '../../platform/lazyPart.ts';

export const ChangePassword = lazyPart(() => import('./ChangePassword.tsx').then((module) => module.ChangePassword));
export const GoogleButton = lazyPart(() => import('./GoogleButton.tsx').then((module) => module.GoogleButton));
export const ConfirmAddress = lazyPart(() => import('./ConfirmAddress.tsx').then((module) => module.ConfirmAddress));
