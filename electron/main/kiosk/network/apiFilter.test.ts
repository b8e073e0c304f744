import { describe, expect, it } from 'vitest';
import { isAllowedCall } from './apiFilter.ts';

describe('what a kiosk’s page may ask the server', () => {
  it.each([
    ['POST', '/api/search', true],
    ['GET', '/api/categories', true],
    ['GET', '/api/categories/emotions/topics', true],
    ['POST', '/api/kiosk/prayer-requests', true],
    ['GET', '/api/search', false],
    ['GET', '/api/kiosk', false],
    ['POST', '/api/kiosk/pair', false],
    ['POST', '/api/auth/login', false],
    ['GET', '/api/auth/user', false],
    ['POST', '/api/prayers', false],
    ['POST', '/api/search/', false],
    ['POST', '/api/search/x', false],
    ['GET', '/api/categories/a/b/topics', false],
    ['DELETE', '/api/user/recent-searches', false],
  ])('%s %s: %s', (method, path, may) => expect(isAllowedCall(method, path)).toBe(may));
});
