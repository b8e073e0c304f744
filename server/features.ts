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
import { prayerLetter, type PrayerRequest } from './kiosk/letter.ts';
import { kioskRoutes } from './kiosk/routes.ts';
import { createKiosks, PRAYER_REQUEST } from './kiosk/service.ts';
import { journalRoutes } from './journal/routes.ts';
import { createJournalService, journalData } from './journal/service.ts';
import type { Person } from './http/person.ts';
import { sweepCounters } from './limits/service.ts';
import { createThrottle, type Throttle } from './limits/throttle.ts';
import { createMail, type MailService } from './mail/service.ts';
import { noteRoutes } from './notes/routes.ts';
import { createNotesService, notesData } from './notes/service.ts';
import type { Parts } from './parts.ts';
import { paths } from './paths.ts';
import { createEsv } from './scripture/esv.ts';
import { scriptureRoutes } from './scripture/routes.ts';
import { createScripture } from './scripture/service.ts';
import { searchRoutes } from './search/routes.ts';
import { createSearchService, searchData } from './search/service.ts';
import { createTitleOf, createTitleReader } from './search/titles.ts';
import { createTrends } from './search/trends.ts';
import { topicRoutes } from './topics/routes.ts';
import { createBudget, guidanceRates } from './wisdom/budget.ts';
import { createComposer } from './wisdom/compose.ts';
import { createGuide } from './wisdom/guide.ts';
import { wisdomRoutes } from './wisdom/routes.ts';
import { createWisdomService } from './wisdom/service.ts';

type Admit = (person: Person) => Promise<void>;

const HOURLY = 60 * 60_000;

/** Makes every feature of its parts: its endpoints, its jobs, and what it keeps about a person. */
export const addFeatures = (api: Api, parts: Parts, sessions: Sessions): void => {
  const { db, jobs, now } = parts;
  const mayBeDanger = createDangerCheck(parts.library, namesOf(parts.library));
  const personalData = createPersonalData(now);
  const throttle = createThrottle({ db, now });
  jobs.every('sweep counters', HOURLY, () => sweepCounters(db, now()));

  const outbox = addMail(parts);
  addAccounts(api, parts, sessions, personalData, outbox);
  addKiosks(api, parts, outbox);
  addSearch(api, { ...parts, mayBeDanger }, personalData, throttle);
  topicRoutes(api, parts.library);

  noteRoutes(api, createNotesService({ db, now }));
  personalData.register(notesData);

  const admit: Admit = (person) => throttle('feedback', person, feedbackRates);
  feedbackRoutes(api, createFeedbackService({ db, now, mayBeDanger, admit }), parts.gate);
  personalData.register(feedbackData);

  const journal = createJournalService({ db, now });
  journalRoutes(api, journal);
  jobs.every('sweep journals', HOURLY, () => journal.sweep());
  personalData.register(journalData);

  addAdmin(api, parts, sessions, personalData);
};

interface Outbox {
  mail: MailService;
  /** Has it sent in a moment. */
  wakeMail: () => void;
}

const addMail = ({ db, mail: { transport }, brand, log, now, jobs }: Parts): Outbox => {
  const mail = createMail({ db, transport, brand, log, now });
  const outbox = jobs.every('outbox', 10_000, (isStopping) => mail.drain(isStopping));
  return { mail, wakeMail: outbox.soon };
};

/** The screens in lobbies: who manages them, how they are paired, and what people ask prayer for at them. */
const addKiosks = (api: Api, parts: Parts, { mail, wakeMail }: Outbox): void => {
  const { brand, publicOrigin, linkOrigin } = parts;
  mail.compose(PRAYER_REQUEST, async (to, request) => ({ to, letter: prayerLetter(brand, request as PrayerRequest) }));
  kioskRoutes(api, createKiosks({ ...parts, publicUrl: () => publicOrigin ?? linkOrigin(), wakeMail }), parts.gate);
};

const addAccounts = (
  api: Api,
  parts: Parts,
  sessions: Sessions,
  personalData: PersonalData,
  { mail, wakeMail }: Outbox,
): void => {
  const { google, jobs } = parts;
  const accounts = createAccounts(
    {
      ...parts,
      sessions,
      personalData,
      passwords: createPasswords(paths.commonPasswords),
      mailConfigured: parts.mail.reachesPeople,
      wakeMail,
    },
    mail,
    google && createProvider(google),
  );
  jobs.every('sweep accounts', HOURLY, () => accounts.sweep());
  accountRoutes(api, accounts, {
    gate: parts.gate,
    google: google !== null,
    mail: parts.mail.reachesPeople,
    premiumDailySearches: parts.limits.premiumDailySearches,
  });
};

/** What the library calls things: titles, tags, synonyms, and the searches that home offers. */
const namesOf = ({ notes, topics, weekly }: Library): string[] => [
  ...notes.flatMap(({ challenge, tags }) => [challenge, ...tags]),
  ...topics.flatMap(({ title, synonyms }) => [title, ...synonyms]),
  ...weekly,
];

/** Search with its limits, the wisdom that answers it, and the scripture that wisdom quotes. */
const addSearch = (
  api: Api,
  parts: Parts & { mayBeDanger: (words: string) => boolean },
  personalData: PersonalData,
  throttle: Throttle,
): void => {
  const { db, brand, library, log, mayBeDanger, now } = parts;
  const matcher = createMatcher(library.matching, library);
  const titles = new Set(
    [...library.notes.map((note) => note.challenge), ...library.topics.map((topic) => topic.title)].map((title) =>
      title.toLowerCase(),
    ),
  );
  const search = createSearchService({ db, limits: parts.limits, secret: parts.secret, now, titles, mayBeDanger });
  searchRoutes(api, search, createTrends({ db, library, matcher, minPeople: parts.trendsMinPeople, now }));
  parts.jobs.every('read titles', 30_000, createTitleReader(db, createTitleOf(library, matcher)));
  parts.jobs.every('sweep searches', HOURLY, () => search.sweep());
  personalData.register(searchData);

  const bundled = () => parts.scripture.excerpts();
  const readEsv = createEsv({ settings: parts.esv ?? null, bundled, now, log });
  const scripture = createScripture({ store: parts.scripture, readEsv, brand });
  scriptureRoutes(api, scripture);

  const admit = createBudget({ db, now, throttle: (person) => throttle('guidance', person, guidanceRates) });
  const guide = parts.ai ? createGuide({ ...parts, settings: parts.ai, scripture, admit }) : null;
  const composer = createComposer({ library, scripture });
  wisdomRoutes(api, createWisdomService({ ...parts, search, matcher, composer, scripture, guide }));
};

const addAdmin = (api: Api, parts: Parts, sessions: Sessions, personalData: PersonalData): void => {
  const { db, log, now } = parts;
  const admin = createAdmin({ db, log, now, personalData });
  const issuer = parts.google?.issuer ?? null;
  const mailConfigured = parts.mail.reachesPeople;
  const setUp = createSetUp({ db, log, now, secretHash: parts.adminSecretHash, issuer, mailConfigured });
  adminRoutes(api, admin, setUp, parts.gate, sessions.cookie.read);
};
