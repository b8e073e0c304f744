/** How many hits of an admin's search for accounts are counted; where there are more, the total is one more than this. */
export const COUNTED_HITS = 1000;
