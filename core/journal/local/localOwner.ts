/**
 * Whose the journal is that is kept on this device without an account (docs/decisions.md 55). No account has such an id, and
 * nothing of this owner's is ever sent.
 */
export const LOCAL_OWNER = 'local';
