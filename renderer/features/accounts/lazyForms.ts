import { lazyPart } from '../../platform/lazyPart.tsx';

const load = () => import('./sharedForms.ts');

export const ChangePassword = lazyPart(async () => (await load()).ChangePassword);
export const GoogleButton = lazyPart(async () => (await load()).GoogleButton);
export const ConfirmAddress = lazyPart(async () => (await load()).ConfirmAddress);
