import { expect, it } from 'vitest';
import { registrationProblem } from './checks.ts';

const good = {
  email: 'ruth@example.org',
  password: 'where you go I will go',
  confirmPassword: 'where you go I will go',
  nickname: 'Ruth',
  displayName: '',
  birthDate: '1990-05-17',
};
const NOW = Date.parse('2026-11-20T12:00:00Z');
const check = (change: Partial<typeof good>) => {
  const form: Record<string, string> = { ...good, ...change };
  return registrationProblem((name) => form[name] ?? '', NOW);
};

it('accepts a valid form', () => {
  expect(check({})).toBeNull();
  expect(check({ birthDate: '2013-11-20' })).toBeNull();
  expect(check({ nickname: 'é'.repeat(50), email: '  ruth@example.org ' })).toBeNull();
});

it.each([
  [{ email: ' ' }, 'Registration Failed', 'email', 'Please enter your email address.'],
  [{ email: 'ruth' }, 'Registration Failed', 'email', 'Please enter a valid email address.'],
  [
    { password: 'seven77', confirmPassword: 'seven77' },
    'Registration Failed',
    'password',
    'Password must be at least 8 characters.',
  ],
  // Seven people, fourteen UTF-16 units.
  [
    { password: '🙂'.repeat(7), confirmPassword: '🙂'.repeat(7) },
    'Registration Failed',
    'password',
    'Password must be at least 8 characters.',
  ],
  [
    { password: 'x'.repeat(257), confirmPassword: 'x'.repeat(257) },
    'Registration Failed',
    'password',
    'Password can have at most 256 characters.',
  ],
  [{ confirmPassword: 'Where you go I will go' }, 'Password Mismatch', 'confirmPassword', 'Passwords do not match'],
  [{ nickname: '  ' }, 'Registration Failed', 'nickname', 'Please choose a nickname.'],
  [{ nickname: 'R' }, 'Registration Failed', 'nickname', 'Nickname must be at least 2 characters.'],
  [{ nickname: 'R'.repeat(51) }, 'Registration Failed', 'nickname', 'Nickname can have at most 50 characters.'],
  [{ birthDate: '' }, 'Registration Failed', 'birthDate', 'Please enter your birth date.'],
  [
    { birthDate: '2013-11-21' },
    'Age Requirement',
    'birthDate',
    'You must be at least 13 years old to create an account',
  ],
])('%j is refused', (change, title, field, message) => {
  expect(check(change)).toMatchObject({ title, message, fields: { [field]: message } });
});

it('names every field that is missing, at once', () => {
  expect(registrationProblem(() => '', NOW)?.fields).toEqual({
    email: 'Please enter your email address.',
    password: 'Password must be at least 8 characters.',
    nickname: 'Please choose a nickname.',
    birthDate: 'Please enter your birth date.',
  });
});
