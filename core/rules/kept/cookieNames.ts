/** The names of all cookies. Over https those but `signedIn` have `__Host-` before them. */
export const cookieNames = {
  visitor: 'lampstand_visitor',
  device: 'lampstand_device',
  session: 'lampstand_session',
  signedIn: 'lampstand_signed_in',
  google: 'lampstand_google',
  googleRegistration: 'lampstand_signup',
} as const;
