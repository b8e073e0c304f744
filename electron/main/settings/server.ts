import { z } from 'zod';
import type { UseServerResult } from '../../../core/bridge/settings.ts';
import type { Settings } from './schema.ts';
import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';
import { chooseServer } from './serverAddress.ts';

/** How long a server may take to say that it is there, in milliseconds. */
const TIMEOUT = 8_000;

/** What `/healthz` of our servers says. */
const health = z.object({ ok: z.literal(true), app: z.literal('lampstand'), web: z.string().nullable() });

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

interface Parts {
  /** LAMPSTAND_SERVER, where it is set. */
  fixed: string | undefined;
  settings: Settings;
  fetch: Fetch;
  /** The person goes to another server: what is known of the first must not be sent there. */
  leave?: () => Promise<void>;
}

export type ServerChoice = ReturnType<typeof openServerChoice>;

/** The server that this app talks to. */
export const openServerChoice = ({ fixed, settings, fetch, leave }: Parts) => {
  const isSet = !!fixed || settings.has('serverAddress');
  const isLost =
    !fixed && (settings.get('serverLost') === true || (isSet && settings.get('serverAddress') === undefined));
  let origin = isLost ? null : chooseServer(fixed, settings.get('serverAddress'));
  let home: string | null = null;
  let web: string | null = null;
  return {
    /** Null once the address was lost, until the person gives it again: another server must not take its place. */
    origin: () => origin,
    isFixed: !!fixed,
    /** What the lost address probably was: the journal's server. */
    suggested: () => (origin === null ? home : null),
    /** The server that the journal belongs to, where that is known. Where no address was ever set, it has been lost. */
    setHome(found: string | null) {
      home = found;
      if (!isSet && found !== null && found !== origin) origin = null;
    },
    /** Its public address, which may be another one than we reach it at; as long as it did not say, the one we know. */
    async webOrigin() {
      const asked = origin;
      if (asked === null) return null;
      if (web === null) {
        const found = await askServer(asked, fetch);
        if (typeof found !== 'string' && asked === origin) web = found.web;
      }
      return web ?? origin;
    },
    /** Whether it answers now. */
    isReachable: async () => origin !== null && typeof (await askServer(origin, fetch)) !== 'string',
    /** `wanted` is an origin that readServerAddress gave. */
    async use(wanted: string): Promise<UseServerResult> {
      if (fixed) return 'fixed';
      const found = await askServer(wanted, fetch);
      if (typeof found === 'string') return found;
      if (wanted !== (origin ?? home)) await leave?.();
      settings.set('serverAddress', wanted);
      settings.set('serverLost', false);
      origin = wanted;
      web = found.web;
      return 'saved';
    },
  };
};

const askServer = async (origin: string, fetch: Fetch): Promise<{ web: string } | 'unreachable' | 'no_lampstand'> => {
  try {
    const reply = await fetch(`${origin}/healthz`, {
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await reply.text();
    const said = health.safeParse(asJson(text));
    if (!reply.ok || !said.success) return 'no_lampstand';
    return { web: readServerAddress(said.data.web ?? '') ?? origin };
  } catch {
    return 'unreachable';
  }
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
