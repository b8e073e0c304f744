import { createFindSigns } from '../core/crisis/dangerCheck.ts';
import type { Library } from '../core/contract/library.ts';
import { createPersonalData } from './accounts/data/personalData.ts';
import type { Sessions } from './accounts/sessions/sessions.ts';
import { withLease } from './db/lease.ts';
import type { Api } from './http/serve.ts';
import { createEncoder, createImageReaders } from './images/service.ts';
import { createMail } from './mail/service.ts';
import { createLive } from './live/hub.ts';
import { liveRoutes } from './live/routes.ts';
import { createSubjects, type Bans } from './moderation/service.ts';
import { createBeginCheck } from './publishing/service.ts';
import type { FeatureDependencies } from './dependencies.ts';

const HOURLY = 60 * 60_000;
/** How long an hourly job may take before another process takes it over, in milliseconds. */
export const LEASE = 15 * 60_000;

/** Handed to those features alone that use them. */
export type Secrets = Pick<FeatureDependencies, 'secret' | 'passwords' | 'adminSecretHash' | 'ai' | 'esv' | 'google'>;

/** What several features are made of, beside what the app is. */
export const share = (api: Api, deps: Omit<FeatureDependencies, keyof Secrets>, sessions: Sessions, bans: Bans) => {
  const { library, now, jobs, mail } = deps;
  const mailService = createMail({ ...deps, ...mail });
  const live = createLive({ ...deps, findSession: sessions.find });
  liveRoutes(api, live, sessions.cookie.read);
  const findSigns = createFindSigns(library, libraryNames(library));
  const outbox = jobs.every('outbox', 10_000, (isStopping) => mailService.drain(isStopping));
  return {
    ...deps,
    api,
    sessions,
    bans,
    mailService,
    /** Work that one process at a time does, once an hour. */
    hourly: (job: string, work: (isStopping: () => boolean) => Promise<unknown>): void =>
      void jobs.every(job, HOURLY, (isStopping) =>
        withLease(deps.db, { job, milliseconds: LEASE, now }, () => work(isStopping)),
      ),
    /** Has the outbox sent in a moment. */
    wakeMail: outbox.soon,
    mailConfigured: mail.reachesPeople,
    personalData: createPersonalData(now),
    findSigns,
    beginCheck: createBeginCheck({ ...deps, findSigns }),
    /** What the moderation desk knows how to find, hide and show. */
    subjects: createSubjects(),
    publish: live.publish,
    onAccount: live.onAccount,
    /** Who may see which picture: features that show some say so. */
    imageReaders: createImageReaders(deps.gate, now),
    /** One process for all pictures of this server. */
    encode: createEncoder(deps.log),
    mayBeDanger: (words: string) => findSigns(words) !== null,
  };
};

export type Shared = ReturnType<typeof share>;

/** What the library calls things: titles, tags, synonyms, and the searches that home offers. */
const libraryNames = ({ notes, topics, weekly }: Library): string[] => [
  ...notes.flatMap(({ challenge, tags }) => [challenge, ...tags]),
  ...topics.flatMap(({ title, synonyms }) => [title, ...synonyms]),
  ...weekly,
];
