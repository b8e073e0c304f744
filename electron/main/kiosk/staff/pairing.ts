import { pairKiosk, thisKiosk } from '../../../../core/contract/kiosk.ts';
import type { KioskState, PairProblem } from '../../../../core/bridge/kioskState.ts';
import { createDeviceToken, type DeviceTokenParts } from './deviceToken.ts';

/** The kiosk's pairing with its church: the token, and what the server says of this screen. */
export interface Pairing {
  token(): string | null;
  state(): Pick<KioskState, 'pairing' | 'online' | 'church'>;
  pair(code: string): Promise<PairProblem | null>;
  /** Asks the server anew; a token that no longer counts is forgotten. */
  refresh(): Promise<void>;
}

interface Parts extends DeviceTokenParts {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  server: () => string;
  onChange(): void;
}

const TIMEOUT = 15_000;

export const openPairing = async ({ fetch, server, onChange, ...parts }: Parts): Promise<Pairing> => {
  const { store } = parts;
  let online = false;

  const stored = createDeviceToken(parts);
  let token = await stored.read();

  const ask: Ask = (path, init) =>
    fetch(server() + path, { ...init, redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });

  const refresh = async (): Promise<void> => {
    if (token === null) return;
    const before = JSON.stringify(state());
    try {
      const reply = await ask(thisKiosk.path, { method: 'GET' });
      const body: unknown = await reply.json();
      online = true;
      if (reply.ok) store.set('church', thisKiosk.reply.parse(body));
      else if (reply.status === 401 && codeOf(body) === 'kiosk_unpaired') forgetToken();
    } catch {
      online = false;
    }
    if (JSON.stringify(state()) !== before) onChange();
  };

  const forgetToken = () => {
    token = null;
    store.forget('token');
    store.forget('church');
    store.set('revoked', true);
  };

  const state = (): ReturnType<Pairing['state']> => ({
    pairing: token !== null ? 'paired' : store.get('revoked') ? 'revoked' : 'none',
    online,
    church: store.get('church') ?? null,
  });

  return {
    token: () => token,
    state,
    refresh,
    async pair(code) {
      // Without the old token, which may have been revoked.
      const former = token;
      token = null;
      const answer = await requestToken(ask, server(), code);
      if (typeof answer === 'string') {
        token = former;
        return answer;
      }
      ({ token } = answer);
      await stored.save(answer.token);
      await refresh();
      onChange();
      return null;
    },
  };
};

type Ask = (path: string, init: RequestInit) => Promise<Response>;

const requestToken = async (ask: Ask, origin: string, code: string): Promise<{ token: string } | PairProblem> => {
  try {
    const headers = { 'content-type': 'application/json', origin };
    const reply = await ask(pairKiosk.path, { method: 'POST', headers, body: JSON.stringify({ code }) });
    const body: unknown = await reply.json();
    if (!reply.ok) return reply.status === 429 ? 'wait' : 'refused';
    return pairKiosk.reply.parse(body);
  } catch {
    return 'offline';
  }
};

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
