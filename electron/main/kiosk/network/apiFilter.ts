import { KIOSK_TOKEN } from '../../../../core/contract/kiosk.ts';
import { routes, type RouteName } from '../../../../core/contract/routes.ts';
import { failure } from '../../protocol/answers.ts';
import { readOwnAddress } from '../../security/ownPages.ts';

/** All that a kiosk's page may ask the server: nothing that signs in, and nothing of anybody's own. */
const allowed = [
  'recordSearch',
  'searchMeter',
  'wisdomSearch',
  'wisdomAdditional',
  'trendingTopics',
  'weeklyTopSearches',
  'categories',
  'categoryTopics',
  'askForPrayer',
  'site',
] as const satisfies readonly RouteName[];

const patterns = allowed.map((name) => {
  const { method, path } = routes[name];
  return { method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) };
});

export const isAllowedCall = (method: string, path: string): boolean =>
  patterns.some((each) => each.method === method && each.path.test(path));

type Handler = (request: Request) => Promise<Response>;

/** A kiosk's own narrower door before the app's. */
export const onlyAllowedCalls =
  (handle: Handler): Handler =>
  async (request) => {
    const own = readOwnAddress(request.url);
    if (own?.isApi && !isAllowedCall(request.method, own.path))
      return failure('forbidden', 'This can’t be done at a kiosk.');
    return handle(request);
  };

/** A fetch that says which kiosk asks. No cookie goes or stays: the token is all that is known of a kiosk. */
export const withKioskToken =
  (fetch: (address: string, init: RequestInit) => Promise<Response>, token: () => string | null) =>
  (address: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const value = token();
    if (value !== null) headers.set(KIOSK_TOKEN, value);
    return fetch(address, { ...init, headers: Object.fromEntries(headers), credentials: 'omit' });
  };
