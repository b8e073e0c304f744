/** Header of an answer to a browser whose session is over: ended elsewhere, or by an admin who blocked the account. */
export const SESSION_ENDED = 'X-Session-Ended';
