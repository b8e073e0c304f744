import { createDangerCheck } from '../core/crisis/dangerCheck.ts';
import type { Library } from '../core/contract/library.ts';
import { createMatcher } from '../core/matching/matcher.ts';
import { createPasswords } from './accounts/passwords/passwords.ts';
import { createPersonalData, type PersonalData } from './accounts/data/personalData.ts';
import { createProvider } from './accounts/google/provider.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createAccounts } from './accounts/service.ts';
import type { Sessions } from './accounts/sessions/sessions.ts';
import { adminRoutes } from './admin/routes.ts';
import { createAdmin } from './admin/service.ts';
import { createSetUp } from './admin/setup.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { createFeedbackService, feedbackData, feedbackRates } from './feedback/service.ts';
import type { Api } from './http/serve.ts';
import { prayerRequestEmail, type PrayerRequest } from './kiosk/emails.ts';
import { kioskRoutes } from './kiosk/routes.ts';
import { createKiosks, PRAYER_REQUEST } from './kiosk/service.ts';
import { journalRoutes } from './journal/routes.ts';
import { createJournalService, journalData } from './journal/service.ts';
import type { Person } from './http/identity/person.ts';
import { sweepCounters } from './limits/service.ts';
import { createThrottle, type Throttle } from './limits/throttle.ts';
import { createMail, type MailService } from './mail/service.ts';
import { noteRoutes } from './notes/routes.ts';
import { createNotesService, notesData } from './notes/service.ts';
import type { AppDependencies } from './dependencies.ts';
import { paths } from './paths.ts';
import { createEsv } from './scripture/esv.ts';
import { scriptureRoutes } from './scripture/routes.ts';
import { createScripture } from './scripture/service.ts';
import { searchRoutes } from './search/routes.ts';
import { createSearchService, searchData } from './search/service.ts';
import { createTitleOf, createTitleReader } from './search/titles.ts';
import { createTrends } from './search/trends.ts';
import { topicRoutes } from './topics/routes.ts';
import { createBudget, guidanceRates } from './wisdom/generation/budget.ts';
import { createCurated } from './wisdom/curated.ts';
import { createGuidanceGenerator } from './wisdom/generation/generator.ts';
import { wisdomRoutes } from './wisdom/routes.ts';
import { createWisdomService } from './wisdom/service.ts';

type Admit = (person: Person) => Promise<void>;

const HOURLY = 60 * 60_000;

/** Makes every feature of its parts: its endpoints, its jobs, and what it keeps about a person. */
export const addFeatures = (api: Api, deps: AppDependencies, sessions: Sessions): void => {
  const { db, jobs, now } = deps;
  const mayBeDanger = createDangerCheck(deps.library, categoriesAndTags(deps.library));
  const personalData = createPersonalData(now);
  const throttle = createThrottle({ db, now });
  jobs.every('sweep counters', HOURLY, () => sweepCounters(db, now()));

  const outbox = addMail(deps);
  addAccounts(api, deps, sessions, personalData, outbox);
  addKiosks(api, deps, outbox);
  addSearch(api, { ...deps, mayBeDanger }, personalData, throttle);
  topicRoutes(api, deps.library);

  noteRoutes(api, createNotesService({ db, now }));
  personalData.register(notesData);

  const admit: Admit = (person) => throttle('feedback', person, feedbackRates);
  feedbackRoutes(api, createFeedbackService({ db, now, mayBeDanger, admit }), deps.gate);
  personalData.register(feedbackData);

  const journal = createJournalService({ db, now });
  journalRoutes(api, journal);
  jobs.every('sweep journals', HOURLY, () => journal.sweep());
  personalData.register(journalData);

  addAdmin(api, deps, sessions, personalData);
};

interface Outbox {
  mail: MailService;
  /** Has it sent in a moment. */
  wakeMail: () => void;
}

const addMail = ({ db, mail: { transport }, brand, log, now, jobs }: AppDependencies): Outbox => {
  const mail = createMail({ db, transport, brand, log, now });
  const outbox = jobs.every('outbox', 10_000, (isStopping) => mail.drain(isStopping));
  return { mail, wakeMail: outbox.soon };
};

/** The screens in lobbies: who manages them, how they are paired, and what people ask prayer for at them. */
const addKiosks = (api: Api, deps: AppDependencies, { mail, wakeMail }: Outbox): void => {
  const { brand, publicOrigin, linkOrigin } = deps;
  mail.registerTemplate(PRAYER_REQUEST, async (to, request) => ({
    to,
    content: prayerRequestEmail(brand, request as PrayerRequest),
  }));
  kioskRoutes(api, createKiosks({ ...deps, publicUrl: () => publicOrigin ?? linkOrigin(), wakeMail }), deps.gate);
};

const addAccounts = (
  api: Api,
  deps: AppDependencies,
  sessions: Sessions,
  personalData: PersonalData,
  { mail, wakeMail }: Outbox,
): void => {
  const { google, jobs } = deps;
  const accounts = createAccounts(
    {
      ...deps,
      sessions,
      personalData,
      passwords: createPasswords(paths.commonPasswords),
      mailConfigured: deps.mail.reachesPeople,
      wakeMail,
    },
    mail,
    google && createProvider(google),
  );
  jobs.every('sweep accounts', HOURLY, () => accounts.sweep());
  accountRoutes(api, accounts, {
    gate: deps.gate,
    google: google !== null,
    mail: deps.mail.reachesPeople,
    premiumDailySearches: deps.limits.premiumDailySearches,
  });
};

/** What the library calls things: titles, tags, synonyms, and the searches that home offers. */
const categoriesAndTags = ({ notes, topics, weekly }: Library): string[] => [
  ...notes.flatMap(({ challenge, tags }) => [challenge, ...tags]),
  ...topics.flatMap(({ title, synonyms }) => [title, ...synonyms]),
  ...weekly,
];

/** Search with its limits, the wisdom that answers it, and the scripture that wisdom quotes. */
const addSearch = (
  api: Api,
  deps: AppDependencies & { mayBeDanger: (words: string) => boolean },
  personalData: PersonalData,
  throttle: Throttle,
): void => {
  const { db, brand, library, log, mayBeDanger, now } = deps;
  const matcher = createMatcher(library.matching, library);
  const titles = new Set(
    [...library.notes.map((note) => note.challenge), ...library.topics.map((topic) => topic.title)].map((title) =>
      title.toLowerCase(),
    ),
  );
  const search = createSearchService({ db, limits: deps.limits, secret: deps.secret, now, titles, mayBeDanger });
  searchRoutes(api, search, createTrends({ db, library, matcher, minPeople: deps.trendsMinPeople, now }));
  deps.jobs.every('read titles', 30_000, createTitleReader(db, createTitleOf(library, matcher)));
  deps.jobs.every('sweep searches', HOURLY, () => search.sweep());
  personalData.register(searchData);

  const bundled = () => deps.scripture.excerpts();
  const readEsv = createEsv({ settings: deps.esv ?? null, bundled, now, log });
  const scripture = createScripture({ store: deps.scripture, readEsv, brand });
  scriptureRoutes(api, scripture);

  const admit = createBudget({ db, now, throttle: (person) => throttle('guidance', person, guidanceRates) });
  const generator = deps.ai ? createGuidanceGenerator({ ...deps, settings: deps.ai, admit }) : null;
  const curated = createCurated(deps);
  wisdomRoutes(api, createWisdomService({ ...deps, search, matcher, curated, scripture, generator }));
};

const addAdmin = (api: Api, deps: AppDependencies, sessions: Sessions, personalData: PersonalData): void => {
  const { db, log, now } = deps;
  const admin = createAdmin({ db, log, now, personalData });
  const issuer = deps.google?.issuer ?? null;
  const mailConfigured = deps.mail.reachesPeople;
  const setUp = createSetUp({ db, log, now, secretHash: deps.adminSecretHash, issuer, mailConfigured });
  adminRoutes(api, admin, setUp, deps.gate, sessions.cookie.read);
};
