import type { SafeStorage } from 'electron';
import { pairKiosk, thisKiosk } from '../../../core/contract/kiosk.ts';
import type { KioskState, PairProblem } from '../../../core/bridge/kioskState.ts';
import type { KioskStore } from './store.ts';

/** The kiosk's tie to its church: the token, and what the server says of this screen. */
export interface Link {
  token(): string | null;
  facts(): Pick<KioskState, 'pairing' | 'online' | 'church'>;
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

export const openLink = async ({ store, fetch, server, safeStorage, hasKeyring, onChange }: Parts): Promise<Link> => {
  let online = false;

  const keep = async (token: string): Promise<void> => {
    const sealed = await hasKeyring();
    const value = sealed ? (await safeStorage.encryptStringAsync(token)).toString('base64') : token;
    store.set('token', { sealed, value });
    store.forget('revoked');
  };
  const read = async (): Promise<string | null> => {
    const kept = store.get('token');
    if (!kept) return null;
    try {
      if (!kept.sealed) return kept.value;
      return (await safeStorage.decryptStringAsync(Buffer.from(kept.value, 'base64'))).result;
    } catch {
      return null; // sealed on another computer, or by another user of this one
    }
  };
  let known = await read();

  const ask = (path: string, init: RequestInit): Promise<Response> =>
    fetch(server() + path, { ...init, redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });

  const refresh = async (): Promise<void> => {
    if (known === null) return;
    const before = JSON.stringify(facts());
    try {
      const reply = await ask(thisKiosk.path, { method: 'GET' });
      const body: unknown = await reply.json();
      online = true;
      if (reply.ok) store.set('church', thisKiosk.reply.parse(body));
      else if (reply.status === 401 && codeOf(body) === 'kiosk_unpaired') forgetToken();
    } catch {
      online = false;
    }
    if (JSON.stringify(facts()) !== before) onChange();
  };

  const forgetToken = () => {
    known = null;
    store.forget('token');
    store.forget('church');
    store.set('revoked', true);
  };

  const facts = (): ReturnType<Link['facts']> => ({
    pairing: known !== null ? 'paired' : store.get('revoked') ? 'revoked' : 'none',
    online,
    church: store.get('church') ?? null,
  });

  return {
    token: () => known,
    facts,
    refresh,
    async pair(code) {
      // Without the old token, which may have been revoked.
      const former = known;
      known = null;
      try {
        const headers = { 'content-type': 'application/json', origin: server() };
        const reply = await ask(pairKiosk.path, { method: 'POST', headers, body: JSON.stringify({ code }) });
        const body: unknown = await reply.json();
        if (!reply.ok) {
          known = former;
          return reply.status === 429 ? 'wait' : 'refused';
        }
        known = pairKiosk.reply.parse(body).token;
      } catch {
        known = former;
        return 'offline';
      }
      await keep(known);
      await refresh();
      onChange();
      return null;
    },
  };
};

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
