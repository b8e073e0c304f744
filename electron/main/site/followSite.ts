import { z } from 'zod';
import { routes } from '../../../core/contract/routes.ts';
import { forward, type Upstream } from '../protocol/api.ts';
import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';
import { setSite, siteSchema, type Site } from './site.ts';

/** Two texts of the church's own are the longest of it; in bytes. */
const MAX_ANSWER = 512 * 1024;
/** In milliseconds: how often at most it is asked for because somebody looks at the app. */
const MIN_PAUSE = 60_000;

/** A server's site as it is kept between starts. */
export const keptSiteSchema = z.object({
  server: z.string().refine((text) => readServerAddress(text) !== null),
  site: siteSchema,
});
type KeptSite = z.output<typeof keptSiteSchema>;

/** The part of a typed store that this uses. */
interface Store {
  get(key: 'site'): KeptSite | undefined;
  set(key: 'site', value: KeptSite): void;
}

export type SiteFollower = ReturnType<typeof followSite>;

/**
 * Keeps the server's name and look for the next start, which may be without a connection. Another server has another site:
 * its own is asked for, and until it has answered the app goes by the name it came with.
 */
export const followSite = (store: Store, upstream: Upstream, now = () => Date.now()) => {
  let kept = store.get('site') ?? null;
  let askedAt = 0;
  let shown: KeptSite | null = null;

  /** What is known of the server that the app talks to now. */
  const known = (): Site | null => {
    const own = kept !== null && kept.server === upstream.serverOrigin() ? kept : null;
    if (own !== shown) {
      shown = own;
      setSite(own?.site ?? null);
    }
    return own?.site ?? null;
  };

  const ask = async (): Promise<void> => {
    const server = upstream.serverOrigin();
    if (server === null) return;
    askedAt = now();
    const { path } = routes.site;
    const reply = await forward(new Request(`app://lampstand${path}`), path, { ...upstream, maxAnswer: MAX_ANSWER });
    const said = siteSchema.safeParse(reply.ok ? await reply.json().catch(() => null) : null);
    if (!said.success || server !== upstream.serverOrigin()) return;
    if (JSON.stringify(said.data) === JSON.stringify(kept?.site) && server === kept?.server) return;
    kept = { server, site: said.data };
    store.set('site', kept);
    known();
  };

  known();
  return {
    ask,
    /** Asks when the last time is a while ago. */
    look(): void {
      if (Math.abs(now() - askedAt) >= MIN_PAUSE) void ask();
    },
    /** What a page is given along with itself. Asks where nothing is known yet of this server. */
    forPage(): Site | null {
      const found = known();
      if (found === null) void ask();
      return found;
    },
  };
};
