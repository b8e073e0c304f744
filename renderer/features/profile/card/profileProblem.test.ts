import { expect, it } from 'vitest';
import { profileProblem } from './profileProblem.ts';

const good = { nickname: 'Ruth', displayName: 'Ruth of Moab', bio: 'Gleaning.', birthDate: '1990-05-17' };
const NOW = Date.parse('2026-11-20T12:00:00Z');
const check = (change: Partial<typeof good>, before = 'Ruth') => {
  const form: Record<string, string> = { ...good, ...change };
  return profileProblem((name) => form[name] ?? '', before, NOW);
};

it('accepts a valid form', () => {
  expect(check({})).toBeNull();
  expect(check({ displayName: '', bio: '' })).toBeNull();
  expect(check({ nickname: 'R'.repeat(30), displayName: 'R'.repeat(50), bio: 'R'.repeat(500) })).toBeNull();
});

it('keeps a longer nickname from the registration, and accepts no new one', () => {
  const long = 'R'.repeat(50);
  expect(check({ nickname: long }, long)).toBeNull();
  expect(check({ nickname: `S${long.slice(1)}` }, long)?.fields).toHaveProperty('nickname');
});

it.each([
  [{ nickname: ' ' }, 'nickname', 'Nickname is required.'],
  [{ nickname: 'R'.repeat(31) }, 'nickname', 'Nickname can have at most 30 characters.'],
  [{ displayName: 'R'.repeat(51) }, 'displayName', 'Display name can have at most 50 characters.'],
  [{ bio: 'R'.repeat(501) }, 'bio', 'Bio can have at most 500 characters.'],
  [{ birthDate: '' }, 'birthDate', 'Birth date is required.'],
  [{ birthDate: '2013-11-21' }, 'birthDate', 'You must be at least 13 years old.'],
])('%j is refused', (change, field, message) => {
  expect(check(change)).toMatchObject({ title: 'Validation Error', message, fields: { [field]: message } });
});
