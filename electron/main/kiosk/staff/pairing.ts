import type { SafeStorage } from 'electron';
import { pairKiosk } from '../../../../core/contract/kiosk.ts';
import { checkInKiosk } from '../../../../core/contract/kioskScreen.ts';
import type { KioskState, PairProblem } from '../../../../core/bridge/kioskState.ts';
import { failureOf, type createNetworkLog } from '../remote/networkLog.ts';
import type { Remote } from '../remote/remote.ts';
import type { KioskStore } from '../store.ts';

interface Parts {
  store: KioskStore;
  safeStorage: Pick<SafeStorage, 'encryptStringAsync' | 'decryptStringAsync'>;
  hasKeyring(): Promise<boolean>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  server: () => string;
  remote: Pick<Remote, 'report' | 'readAnswer' | 'follow' | 'begin'>;
  network: Pick<ReturnType<typeof createNetworkLog>, 'reached' | 'failed'>;
  onChange(): void;
}

const TIMEOUT = 15_000;

export type Pairing = Awaited<ReturnType<typeof openPairing>>;

/** The kiosk's pairing with its church: the token, and what the server says of this screen. */
export const openPairing = async (parts: Parts) => {
  const { store, server, remote, network, onChange } = parts;
  let online = false;

  const stored = createDeviceToken(parts);
  let token = await stored.read();

  const ask = createAsk(parts);

  const refresh = async (): Promise<void> => {
    if (token === null) return;
    const before = JSON.stringify(state());
    const told = remote.report();
    try {
      const reply = await ask(checkInKiosk.path, writing(server(), told));
      const body: unknown = await reply.json();
      online = true;
      const said = reply.ok ? remote.readAnswer(body) : null;
      if (said) {
        network.reached();
        store.set('church', churchOf(said));
      } else network.failed('refused');
      if (reply.status === 401 && codeOf(body) === 'kiosk_unpaired') {
        token = null;
        forgetPairing(store);
      }
      if (said) remote.follow(told, said);
    } catch (error) {
      online = false;
      network.failed(failureOf(error));
    }
    if (JSON.stringify(state()) !== before) onChange();
  };

  const state = () => stateOf(store, token, online);

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
      remote.begin();
      await refresh();
      onChange();
      return null;
    },
  };
};

const forgetPairing = (store: KioskStore): void => {
  store.forget('token');
  store.forget('church');
  store.set('revoked', true);
};

const stateOf = (
  store: KioskStore,
  token: string | null,
  online: boolean,
): Pick<KioskState, 'pairing' | 'online' | 'church'> => ({
  pairing: token !== null ? 'paired' : store.get('revoked') ? 'revoked' : 'none',
  online,
  church: store.get('church') ?? null,
});

const createAsk =
  ({ fetch, server }: Parts): Ask =>
  (path, init) =>
    fetch(server() + path, { ...init, redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });

type Ask = (path: string, init: RequestInit) => Promise<Response>;

const churchOf = ({ name, asksForPrayer, publicUrl }: NonNullable<KioskState['church']>) => ({
  name,
  asksForPrayer,
  publicUrl,
});

const writing = (origin: string, body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify(body),
});

const requestToken = async (ask: Ask, origin: string, code: string): Promise<{ token: string } | PairProblem> => {
  try {
    const reply = await ask(pairKiosk.path, writing(origin, { code }));
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
