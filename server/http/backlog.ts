/** How many connections may wait to be accepted: a whole church opens the page at once. Node's own 511 turns some away. */
export const BACKLOG = 2048;
