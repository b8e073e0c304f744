import { isOldEnough } from '../../../core/rules/ages.ts';
import { lengths } from '../../../core/rules/text.ts';
import { fieldProblem, type Problem, type Values } from '../../ui/useSubmit.ts';

/** The server's figure too (core/contract/accounts.ts, whose schemas stay out of the browser). */
const PASSWORD_LEAST = 8;
const PASSWORD_MOST = 256;
const NICKNAME_LEAST = 2;

export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

/** What is wrong with a new password; null when nothing is. */
export const passwordProblem = (password: string): string | null => {
  const { length } = [...password];
  if (length < PASSWORD_LEAST) return 'Password must be at least 8 characters.';
  return length > PASSWORD_MOST ? 'Password can have at most 256 characters.' : null;
};

const nicknameProblem = (nickname: string): string | null => {
  const { length } = nickname.trim();
  if (length === 0) return 'Please choose a nickname.';
  if (length < NICKNAME_LEAST) return 'Nickname must be at least 2 characters.';
  return length > lengths.nicknameAtRegistration
    ? `Nickname can have at most ${lengths.nicknameAtRegistration} characters.`
    : null;
};

/** Of the people's part of a registration: who they are, however they sign in. */
export const personProblem = (values: Values, now: number): Problem | null => {
  const nickname = nicknameProblem(values('nickname'));
  if (nickname) return fieldProblem('Registration Failed', 'nickname', nickname);
  const birthDate = values('birthDate');
  if (!birthDate) return fieldProblem('Registration Failed', 'birthDate', 'Please enter your birth date.');
  return isOldEnough(birthDate, now)
    ? null
    : fieldProblem('Age Requirement', 'birthDate', 'You must be at least 13 years old to create an account');
};

/** What keeps a registration from being sent (spec 2 §5), in the order of the form. */
export const registrationProblem = (values: Values, now: number): Problem | null => {
  const email = values('email');
  if (!email.trim()) return fieldProblem('Registration Failed', 'email', 'Please enter your email address.');
  if (!looksLikeEmail(email))
    return fieldProblem('Registration Failed', 'email', 'Please enter a valid email address.');
  const password = passwordProblem(values('password'));
  if (password) return fieldProblem('Registration Failed', 'password', password);
  return repeatProblem(values) ?? personProblem(values, now);
};

export const repeatProblem = (values: Values): Problem | null =>
  values('password') === values('confirmPassword')
    ? null
    : fieldProblem('Password Mismatch', 'confirmPassword', 'Passwords do not match');
