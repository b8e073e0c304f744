import type { SafeStorage } from 'electron';
import { pairKiosk, thisKiosk } from '../../../../core/contract/kiosk.ts';
import type { KioskState, PairProblem } from '../../../../core/bridge/kioskState.ts';
import type { KioskStore } from '../store.ts';

/** The kiosk's pairing with its church: the token, and what the server says of this screen. */
export interface Pairing {
  token(): string | null;
  state(): Pick<KioskState, 'pairing' | 'online' | 'church'>;
  pair(code: string): Promise<PairProblem | null>;
  /** Asks the server anew; a token that no longer counts is forgotten. */
  refresh(): Promise<void>;
}

interface Parts {
  store: KioskStore;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  server: () => string;
  safeStorage: Pick<SafeStorage, 'encryptStringAsync' | 'decryptStringAsync'>;
  hasKeyring(): Promise<boolean>;
  onChange(): void;
}

const TIMEOUT = 15_000;

export const openPairing = async ({
  store,
  fetch,
  server,
  safeStorage,
  hasKeyring,
  onChange,
}: Parts): Promise<Pairing> => {
  let online = false;

  const saveToken = async (text: string): Promise<void> => {
    const sealed = await hasKeyring();
    const value = sealed ? (await safeStorage.encryptStringAsync(text)).toString('base64') : text;
    store.set('token', { sealed, value });
    store.forget('revoked');
  };
  const readToken = async (): Promise<string | null> => {
    const kept = store.get('token');
    if (!kept) return null;
    try {
      if (!kept.sealed) return kept.value;
      return (await safeStorage.decryptStringAsync(Buffer.from(kept.value, 'base64'))).result;
    } catch {
      return null; // sealed on another computer, or by another user of this one
    }
  };
  let token = await readToken();

  const ask = (path: string, init: RequestInit): Promise<Response> =>
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
      try {
        const headers = { 'content-type': 'application/json', origin: server() };
        const reply = await ask(pairKiosk.path, { method: 'POST', headers, body: JSON.stringify({ code }) });
        const body: unknown = await reply.json();
        if (!reply.ok) {
          token = former;
          return reply.status === 429 ? 'wait' : 'refused';
        }
        token = pairKiosk.reply.parse(body).token;
      } catch {
        token = former;
        return 'offline';
      }
      await saveToken(token);
      await refresh();
      onChange();
      return null;
    },
  };
};

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
