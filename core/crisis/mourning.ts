import { createPattern } from './pattern.ts';

/*
 * Somebody has died by suicide, and is mourned: that wants the note for those left behind (which begins by asking how they
 * are), not a card for the one who wishes to die. Cut out before the rules, in the words of pattern.ts.
 */

const died = [
  '(killed|shot|hanged|hung|drowned|suicided) (himself|herself|themself|themselves)',
  '(took|ended) (his|her|their) (own)? (life|lives)',
  '(commited|committed|completed|died_by|died_of|died_from|passed_by|passed_from) suicide',
  '(died|dead|gone|passed|lost|loss|lose|losing|death|deaths) ~4 (by|to|from|of|through) (a)? suicide',
  '(his|her|their|moms|dads|mothers|fathers|sons|daughters|brothers|sisters|husbands|wifes|wives|friends|uncles|aunts|cousins|nephews|nieces|grandsons|pastors|boyfriends|girlfriends|partners|colleagues|coworkers|neighbors|teachers|students|childs|kids|roommates|mates|singers|actors|family|parents) suicide !(plan|plans|note|attempt|attempts|thoughts|threat|threats|risk|watch|letter)',
  '(overdose|overdosed|poison|pills) ~2 (and)? (he|she)? (died|dead)',
  'suicide (loss|survivor|survivors|bereavement|grief|anniversary)',
  'suicide of (a|an|my|our|his|her|their)',
  '(bereaved|left|left_behind|widowed|orphaned) by suicide',
  'after (a|the) suicide !(attempt|attempts|threat|note)',
  'suicide in (the|our|my|a) (family|church|school|regiment|unit|town|congregation)',
].map((rule) => createPattern(rule, 'g'));

/** Not yet so, or the one left behind wishes to follow. */
const unless = [
  '(almost|nearly|what_if|afraid|scared|worried|terrified|thinks_about|joked|jokes|says) ~4 (killed|took|ended|shot|hanged|hung|drowned|commited|committed)',
  '(follow|join|go_with|be_with|catch_up_to) (him|her|them|my_\\w+)',
  '(do|did|doing|try|trying|tempted|done) ~1 (same|same_thing|it_too|that_too|likewise)',
  '(im|i_am|ill_be|am_i|be) ~1 next',
  '(wanna|want|wish|ready|gonna|thinking) ~2 (die|go|dead|too)',
].map((rule) => createPattern(rule));

/** The text without what is told of a death by suicide. */
export const cutMourning = (said: string, has: ReadonlySet<string>): string => {
  if (unless.some((pattern) => pattern.test(said, has))) return said;
  return died.reduce((rest, pattern) => pattern.cut(rest, has), said);
};
