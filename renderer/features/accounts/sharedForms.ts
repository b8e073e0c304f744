// What lazyForms.ts loads: a file that pages import besides would not be loaded later.
export { ChangePassword } from './recovery/ChangePassword.tsx';
export { GoogleButton } from './signIn/GoogleButton.tsx';
export { ConfirmAddress } from './verification/ConfirmAddress.tsx';
