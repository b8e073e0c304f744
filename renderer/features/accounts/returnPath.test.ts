import { expect, it } from 'vitest';
import { safePath } from './returnPath.ts';

it.each(['/', '/profile', '/topic/anger', '/admin?tab=users#top'])('leads back to %s', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  null,
  undefined,
  3,
  '',
  'profile',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?google=failed',
  '/register',
  '/reset-password#token=x',
])('leads home instead of to %s', (path) => {
  expect(safePath(path)).toBe('/');
});
