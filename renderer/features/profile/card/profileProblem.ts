import { isOldEnough } from '../../../../core/rules/ages.ts';
import { lengths } from '../../../../core/rules/text.ts';
import { fieldProblem, mergeProblems, type Problem, type Values } from '../../../ui/forms/useSubmit.ts';

const FAILED = 'Validation Error';
const problem = (field: string, message: string): Problem => fieldProblem(FAILED, field, message);

const nicknameProblem = (nickname: string, before: string): Problem | null => {
  if (!nickname) return { ...problem('nickname', 'Nickname is required.'), alsoToast: true };
  return nickname.length > lengths.nickname && nickname !== before
    ? problem('nickname', `Nickname can have at most ${lengths.nickname} characters.`)
    : null;
};

const birthDateProblem = (birthDate: string, now: number): Problem | null => {
  if (!birthDate) return problem('birthDate', 'Birth date is required.');
  return isOldEnough(birthDate, now) ? null : problem('birthDate', 'You must be at least 13 years old.');
};

/** All that keeps a profile from being saved; `before` is the nickname it has, which may be longer than a new one. */
export const profileProblem = (values: Values, before: string, now: number): Problem | null =>
  mergeProblems(FAILED, [
    nicknameProblem(values('nickname').trim(), before),
    values('displayName').trim().length > lengths.displayName
      ? problem('displayName', `Display name can have at most ${lengths.displayName} characters.`)
      : null,
    values('bio').trim().length > lengths.bio
      ? problem('bio', `Bio can have at most ${lengths.bio} characters.`)
      : null,
    birthDateProblem(values('birthDate'), now),
  ]);
