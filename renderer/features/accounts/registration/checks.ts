import { isOldEnough } from '../../../../core/rules/ages.ts';
import { lengths } from '../../../../core/rules/text.ts';
import { fieldProblem, mergeProblems, type Problem, type Values } from '../../../ui/forms/useSubmit.ts';

/** The server's figure too (core/contract/accounts.ts, whose schemas stay out of the browser). */
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;
const NICKNAME_MIN = 2;

export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

const passwordProblem = (password: string): string | null => {
  const { length } = [...password];
  if (length < PASSWORD_MIN) return 'Password must be at least 8 characters.';
  return length > PASSWORD_MAX ? 'Password can have at most 256 characters.' : null;
};

const nicknameProblem = (nickname: string): string | null => {
  const { length } = nickname.trim();
  if (length === 0) return 'Please choose a nickname.';
  if (length < NICKNAME_MIN) return 'Nickname must be at least 2 characters.';
  return length > lengths.nicknameAtRegistration
    ? `Nickname can have at most ${lengths.nicknameAtRegistration} characters.`
    : null;
};

const FAILED = 'Registration Failed';

const problemWith = (field: string, message: string | null, title = FAILED): Problem | null =>
  message === null ? null : fieldProblem(title, field, message);

const personProblems = (values: Values, now: number): (Problem | null)[] => {
  const birthDate = values('birthDate');
  const isYoung = birthDate !== '' && !isOldEnough(birthDate, now);
  return [
    problemWith('nickname', nicknameProblem(values('nickname'))),
    problemWith('birthDate', birthDate ? null : 'Please enter your birth date.'),
    isYoung
      ? {
          ...fieldProblem('Age Requirement', 'birthDate', 'You must be at least 13 years old to create an account'),
          alsoToast: true,
        }
      : null,
  ];
};

/** Of the people's part of a registration: who they are, however they sign in. */
export const personProblem = (values: Values, now: number): Problem | null =>
  mergeProblems(FAILED, personProblems(values, now));

const emailProblem = (email: string): string | null => {
  if (!email.trim()) return 'Please enter your email address.';
  return looksLikeEmail(email) ? null : 'Please enter a valid email address.';
};

/** All that keeps a registration from being sent, in the order of the form. */
export const registrationProblem = (values: Values, now: number): Problem | null =>
  mergeProblems(FAILED, [
    problemWith('email', emailProblem(values('email'))),
    ...newPasswordProblems(FAILED, values),
    ...personProblems(values, now),
  ]);

/** What is wrong with a password that is chosen. */
export const newPasswordProblems = (title: string, values: Values): (Problem | null)[] => [
  problemWith('password', passwordProblem(values('password')), title),
  values('password') === values('confirmPassword')
    ? null
    : { ...fieldProblem('Password Mismatch', 'confirmPassword', 'Passwords do not match'), alsoToast: true },
];
