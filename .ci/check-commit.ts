/** The subject of the latest commit says, as an order and in one line, what the commit does. */

const MAX_LENGTH = 71;

/** Words that look like another form of a verb and are not. */
const VERBS = /^(bring|need|feed|seed|speed|embed|shed|wed|exceed|proceed|succeed|focus|canvas)$/i;

/** What is wrong with a subject; null when nothing is. */
export const judgeSubject = (subject: string): string | null => {
  // Git writes these itself; nothing is where there is no history.
  if (/^(Merge|Revert) |^$/.test(subject)) return null;
  const [first = ''] = subject.split(' ');
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters: at most ${MAX_LENGTH}`;
  if (!/^[A-Z]/.test(first)) return 'must begin with a capital letter';
  if (/\.$/.test(subject)) return 'needs no full stop';
  if (!VERBS.test(first) && /(?:ed|ing|[^su]s)$/i.test(first))
    return `begins with "${first}": say what the commit does as an order, such as Add, Fix, Move or Say`;
  return null;
};
