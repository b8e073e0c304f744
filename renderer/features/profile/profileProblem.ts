import { isOldEnough } from '../../../core/rules/ages.ts';
import { lengths } from '../../../core/rules/text.ts';
import { fieldProblem, type Problem, type Values } from '../../ui/useSubmit.ts';

const problem = (field: string, message: string): Problem => fieldProblem('Validation Error', field, message);

/** What keeps a profile from being saved (spec 1 §5); `before` is the nickname it has, which may be a longer one (decision 11). */
export const profileProblem = (values: Values, before: string, now: number): Problem | null => {
  const nickname = values('nickname').trim();
  if (!nickname) return problem('nickname', 'Nickname is required.');
  if (nickname.length > lengths.nickname && nickname !== before)
    return problem('nickname', `Nickname can have at most ${lengths.nickname} characters.`);
  if (values('displayName').trim().length > lengths.displayName)
    return problem('displayName', `Display name can have at most ${lengths.displayName} characters.`);
  if (values('bio').trim().length > lengths.bio)
    return problem('bio', `Bio can have at most ${lengths.bio} characters.`);
  const birthDate = values('birthDate');
  if (!birthDate) return problem('birthDate', 'Birth date is required.');
  return isOldEnough(birthDate, now) ? null : problem('birthDate', 'You must be at least 13 years old.');
};
