/** Right as they are: words of ordinary English that lie one slip away from a word the notes use. */
export const ordinary: ReadonlySet<string> = new Set('flying'.split(' '));
