import { describe, expect, it } from 'vitest';
import { routes, type RouteName } from '../../../../core/contract/routes.ts';
import { isAllowedCall } from './apiFilter.ts';

describe('what a kiosk’s page may ask the server', () => {
  it.each([
    ['POST', '/api/search', true],
    ['GET', '/api/categories', true],
    ['GET', '/api/categories/emotions/topics', true],
    ['POST', '/api/kiosk/prayer-requests', true],
    ['GET', '/api/search', false],
    ['GET', '/api/kiosk', false],
    ['POST', '/api/kiosk', false],
    ['POST', '/api/kiosk/pair', false],
    ['POST', '/api/auth/login', false],
    ['GET', '/api/auth/user', false],
    ['POST', '/api/prayers', false],
    ['POST', '/api/search/', false],
    ['POST', '/api/search/x', false],
    ['GET', '/api/categories/a/b/topics', false],
    ['DELETE', '/api/user/recent-searches', false],
  ])('%s %s: %s', (method, path, may) => expect(isAllowedCall(method, path)).toBe(may));

  it('is none of what people share, whatever it is called later', () => {
    const forKiosks: readonly RouteName[] = [
      ...(['recordSearch', 'searchMeter', 'wisdomSearch', 'wisdomAdditional', 'trendingTopics'] as const),
      ...(['weeklyTopSearches', 'categories', 'categoryTopics', 'askForPrayer', 'site'] as const),
    ];
    const others = (Object.keys(routes) as RouteName[]).filter((name) => !forKiosks.includes(name));
    for (const name of ['posts', 'addPost', 'uploadImage', 'readImage', 'live', 'circles', 'report'] as const)
      expect(others).toContain(name);
    for (const name of others) {
      const { method, path } = routes[name];
      expect(isAllowedCall(method, path.replace(/:\w+/g, 'x')), name).toBe(false);
    }
  });
});
