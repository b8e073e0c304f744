import { z } from 'zod';
import type { ServerTried } from '../../../core/contract/bridge.ts';
import type { Settings } from './schema.ts';
import { chooseServer, readServerAddress } from './serverAddress.ts';

/** How long a server may take to say that it is there, in milliseconds. */
const PATIENCE = 8_000;

/** What `/healthz` of our servers says. */
const health = z.object({ ok: z.literal(true), app: z.literal('lampstand'), web: z.string().nullable() });

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The server that this app talks to. */
export interface ServerChoice {
  origin(): string;
  isFixed: boolean;
  /** Its public address, which may be another one than we reach it at; as long as it did not say, the one we know. */
  webOrigin(): Promise<string>;
  /** Whether it answers now. */
  isThere(): Promise<boolean>;
  /** `wanted` is an origin that readServerAddress gave. */
  use(wanted: string): Promise<ServerTried>;
}

interface Parts {
  /** LAMPSTAND_SERVER, where it is set. */
  fixed: string | undefined;
  settings: Settings;
  fetch: Fetch;
}

export const openServerChoice = ({ fixed, settings, fetch }: Parts): ServerChoice => {
  let origin = chooseServer(fixed, settings.get('serverAddress'));
  let web: string | null = null;
  return {
    origin: () => origin,
    isFixed: !!fixed,
    async webOrigin() {
      const asked = origin;
      if (web === null) {
        const found = await askServer(asked, fetch);
        if (typeof found !== 'string' && asked === origin) web = found.web;
      }
      return web ?? origin;
    },
    isThere: async () => typeof (await askServer(origin, fetch)) !== 'string',
    async use(wanted) {
      if (fixed) return 'fixed';
      const found = await askServer(wanted, fetch);
      if (typeof found === 'string') return found;
      settings.set('serverAddress', wanted);
      origin = wanted;
      web = found.web;
      return 'kept';
    },
  };
};

const askServer = async (origin: string, fetch: Fetch): Promise<{ web: string } | 'unreachable' | 'no_lampstand'> => {
  try {
    const reply = await fetch(`${origin}/healthz`, {
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
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
