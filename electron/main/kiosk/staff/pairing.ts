import type { SafeStorage } from 'electron';
import { pairKiosk, thisKiosk } from '../../../../core/contract/kiosk.ts';
import type { KioskState, PairProblem } from '../../../../core/bridge/kioskState.ts';
import type { KioskStore } from '../store.ts';

interface Parts {
  store: KioskStore;
  safeStorage: Pick<SafeStorage, 'encryptStringAsync' | 'decryptStringAsync'>;
  hasKeyring(): Promise<boolean>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  server: () => string;
  onChange(): void;
}

const TIMEOUT = 15_000;

export type Pairing = Awaited<ReturnType<typeof openPairing>>;

/** The kiosk's pairing with its church: the token, and what the server says of this screen. */
export const openPairing = async (parts: Parts) => {
  const { store, fetch, server, onChange } = parts;
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

  const state = (): Pick<KioskState, 'pairing' | 'online' | 'church'> => ({
    pairing: token !== null ? 'paired' : store.get('revoked') ? 'revoked' : 'none',
    online,
    church: store.get('church') ?? null,
  });

  return {
    token: () => token,
    state,
    /** Asks the server anew; a token that no longer counts is forgotten. */
    refresh,
    async pair(code: string): Promise<PairProblem | null> {
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

/** The token that tells the server which kiosk asks, as it is stored on this computer. */
const createDeviceToken = ({ store, safeStorage, hasKeyring }: Parts) => ({
  async read(): Promise<string | null> {
    const stored = store.get('token');
    if (!stored) return null;
    try {
      if (!stored.sealed) return stored.value;
      return (await safeStorage.decryptStringAsync(Buffer.from(stored.value, 'base64'))).result;
    } catch {
      return null; // encrypted on another computer, or by another user of this one
    }
  },
  async save(token: string) {
    const sealed = await hasKeyring();
    const value = sealed ? (await safeStorage.encryptStringAsync(token)).toString('base64') : token;
    store.set('token', { sealed, value });
    store.forget('revoked');
  },
});
