/** Why somebody came back from Google without being signed in (server/accounts/google/google.ts), in words. */
const sentences: Readonly<Record<string, string>> = {
  off: 'Signing in with Google is not set up here. Please use your email address.',
  unavailable: 'Google could not be reached just now. Please try again, or use your email address.',
  refused: 'You left Google without signing in.',
  failed: 'Signing in with Google did not work this time. Please try again.',
  unverified: 'Google has not confirmed your email address, so we can’t use it. Please register with it here instead.',
  unconfirmed:
    'There is an account with this email address, but nobody has confirmed the address yet. Please sign in with your password and confirm it first.',
  blocked: 'This account has been blocked. Please write to us if you think this is a mistake.',
};

/** Of `/login?google=…`; null when nothing of the kind is there. */
export const googleFailure = (search: string): string | null => {
  const why = new URLSearchParams(search).get('google');
  if (why === null) return null;
  return Object.hasOwn(sentences, why) ? (sentences[why] ?? null) : (sentences['failed'] ?? null);
};
