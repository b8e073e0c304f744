/** How many connections may wait to be accepted: a whole church opens the page at once. Node's own 511 turns some away. */
export const BACKLOG = 2048;

/**
 * In milliseconds. An idle connection is kept for longer than proxies keep theirs (60 s), so that none sends a request
 * into one that we are closing.
 */
export const connectionTimes = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };
