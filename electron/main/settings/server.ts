import { z } from 'zod';
import type { ServerSituation, UseServerResult } from '../../../core/bridge/settings.ts';
import type { Settings } from './schema.ts';
import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';
import { chooseServer, defaultServer } from './serverAddress.ts';

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

const situationAtStart = (fixed: string | undefined, settings: Settings): ServerSituation => {
  if (fixed) return 'chosen';
  if (settings.get('serverLost') === true) return 'lost';
  if (settings.get('withoutServer') === true) return 'without';
  if (!settings.has('serverAddress')) return 'unchosen';
  return settings.get('serverAddress') === undefined ? 'lost' : 'chosen';
};

/** The server that this app talks to, if any. */
export const openServerChoice = ({ fixed, settings, fetch, leave }: Parts) => {
  let situation = situationAtStart(fixed, settings);
  let origin = situation === 'chosen' ? chooseServer(fixed, settings.get('serverAddress')) : null;
  let home: string | null = null;
  let web: string | null = null;
  return {
    /** Null where there is none, and once the address was lost: another server must not take its place. */
    origin: () => origin,
    situation: () => situation,
    isFixed: !!fixed,
    /** The one that was used before, or the journal's own. */
    suggested: () => (origin === null ? (settings.get('serverAddress') ?? home) : null),
    /**
     * The server that the journal belongs to, where that is known. Where nothing was ever chosen, the choice has been lost,
     * or dates from before it was asked for: then a server on this computer was meant.
     */
    setHome(found: string | null) {
      home = found;
      if (situation !== 'unchosen' || found === null) return;
      situation = found === defaultServer ? 'chosen' : 'lost';
      origin = situation === 'chosen' ? found : null;
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
      if (wanted !== (origin ?? settings.get('serverAddress') ?? home)) await leave?.();
      settings.set('serverAddress', wanted);
      settings.set('serverLost', false);
      settings.set('withoutServer', false);
      origin = wanted;
      situation = 'chosen';
      web = found.web;
      return 'saved';
    },
    /** From now on nobody is asked anything. The session is kept, for whoever comes back to the same server. */
    useNone(): UseServerResult {
      if (fixed) return 'fixed';
      settings.set('withoutServer', true);
      settings.set('serverLost', false);
      origin = null;
      situation = 'without';
      web = null;
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
