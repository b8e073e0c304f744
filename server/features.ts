import { aboutRoutes } from './about/routes.ts';
import { aboutData, createAbout } from './about/service.ts';
import { type PersonalData } from './accounts/data/personalData.ts';
import { createProvider } from './accounts/google/provider.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createAccounts } from './accounts/service.ts';
import type { Sessions } from './accounts/sessions/sessions.ts';
import { adminRoutes } from './admin/routes.ts';
import { createAdmin } from './admin/service.ts';
import { createSetUp } from './admin/setup.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { createFeedbackService, feedbackData, type FeedbackService } from './feedback/service.ts';
import { withLease } from './db/lease.ts';
import type { Api } from './http/serve.ts';
import { prayerRequestEmail, type PrayerRequest } from './kiosk/emails.ts';
import { kioskRoutes } from './kiosk/routes.ts';
import { createKiosks, PRAYER_REQUEST } from './kiosk/service.ts';
import { journalRoutes } from './journal/routes.ts';
import { createPhotos } from './journal/photos/photos.ts';
import { createJournalService, journalData } from './journal/service.ts';
import { sweepCounters } from './limits/service.ts';
import { createBans } from './moderation/service.ts';
import { noteRoutes } from './notes/routes.ts';
import { createNotesService, notesData } from './notes/service.ts';
import type { FeatureDependencies } from './dependencies.ts';
import { addPayments } from './payments.ts';
import { readVersion } from './paths.ts';
import { createEsv } from './scripture/esv.ts';
import { scriptureRoutes } from './scripture/routes.ts';
import { createScripture, type Scripture } from './scripture/service.ts';
import { createSettingsAdmin } from './settings/admin.ts';
import { createLogo } from './settings/logo.ts';
import { settingsRoutes } from './settings/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { createReadSystem, recordJobRuns } from './system/service.ts';
import { searchRoutes } from './search/routes.ts';
import { createSearchService, searchData } from './search/service.ts';
import { createTitleOf, createTitleReader } from './search/titles.ts';
import { trendRoutes } from './trends/routes.ts';
import { createTrends } from './trends/service.ts';
import { createExports } from './trends/exports.ts';
import { createHomeTrends } from './trends/home.ts';
import { createLists } from './trends/lists/lists.ts';
import { topicRoutes } from './topics/routes.ts';
import { createBudget } from './wisdom/generation/budget.ts';
import { createCurated } from './wisdom/curated.ts';
import { createGuidanceGenerator } from './wisdom/generation/generator.ts';
import { wisdomRoutes } from './wisdom/routes.ts';
import { createWisdomService } from './wisdom/service.ts';
import { addCommunity, addImages } from './community.ts';
import { LEASE, share, type Secrets, type Shared } from './featureParts.ts';

const MINUTELY = 60_000;

/** Makes every feature of its parts: its endpoints, its jobs, and what it keeps about a person, which it gives. */
export const addFeatures = (
  api: Api,
  { secret, passwords, adminSecretHash: secretHash, ai, esv, google, ...deps }: FeatureDependencies,
  sessions: Sessions,
): PersonalData => {
  const shared = share(api, deps, sessions, createBans({ secret, now: deps.now }));
  const { db, hourly, now, personalData } = shared;
  hourly('sweep counters', () => sweepCounters(db, now()));

  addAccounts(shared, { secret, passwords, google });
  addKiosks(shared, secret);
  const scripture = addSearch(shared, { secret, ai, esv });
  topicRoutes(api, deps.library);

  noteRoutes(api, createNotesService(shared));
  personalData.register(notesData);

  const feedback = createFeedbackService(shared);
  feedbackRoutes(api, feedback, deps.gate);
  hourly('sweep feedback', (isStopping) => feedback.sweep(isStopping));
  personalData.register(feedbackData);
  addTrends(shared, feedback);

  const journal = createJournalService(shared);
  journalRoutes(api, journal, createPhotos({ ...shared, images: addImages(shared) }));
  hourly('sweep journals', () => journal.sweep());
  personalData.register(journalData);

  addCommunity(shared, scripture, secret);
  addPayments(shared, secret);

  addSettings(shared);
  systemRoutes(api, createReadSystem({ ...shared, version: readVersion() }), deps.gate);
  recordJobRuns(db, deps.jobs.onTurn);

  aboutRoutes(api, createAbout({ ...shared, defaults: shared.library.about }), shared.gate);
  personalData.register(aboutData);

  addAdmin(shared, { secretHash, issuer: google?.issuer ?? null });
  return personalData;
};

/** The screens in lobbies: who manages them, how they are paired, and what people ask prayer for at them. */
const addKiosks = (shared: Shared, secret: string): void => {
  const { api, brand, publicOrigin, linkOrigin, mailService, gate } = shared;
  mailService.registerTemplate(PRAYER_REQUEST, async (to, request) => ({
    to,
    content: prayerRequestEmail(brand(), request as PrayerRequest),
  }));
  kioskRoutes(api, createKiosks({ ...shared, secret, publicUrl: () => publicOrigin ?? linkOrigin() }), gate);
};

type AccountSecrets = Pick<Secrets, 'secret' | 'passwords' | 'google'>;

const addAccounts = (shared: Shared, { secret, passwords, google }: AccountSecrets): void => {
  const { api, hourly, mailService, mailConfigured: mail, gate } = shared;
  const accounts = createAccounts({ ...shared, secret, passwords }, mailService, google && createProvider(google));
  hourly('sweep accounts', () => accounts.sweep());
  accountRoutes(api, accounts, { gate, google: google !== null, mail });
};

/** Search with its limits, the wisdom that answers it, and the scripture that wisdom quotes. */
const addSearch = (shared: Shared, { secret, ai, esv }: Pick<Secrets, 'secret' | 'ai' | 'esv'>): Scripture => {
  const { api, db, library, log, matcher, now, hourly, jobs, scriptureStore } = shared;
  const named = [...library.notes.map((note) => note.challenge), ...library.topics.map((topic) => topic.title)];
  const titles = new Set(named.map((title) => title.toLowerCase()));
  const search = createSearchService({ ...shared, secret, titles });
  searchRoutes(api, search);
  jobs.every('read titles', 30_000, createTitleReader(db, createTitleOf(library, matcher)));
  hourly('sweep searches', (isStopping) => search.sweep(isStopping));
  shared.personalData.register(searchData);

  const bundled = () => scriptureStore.excerpts();
  const readEsv = createEsv({ settings: esv ?? null, bundled, now, log });
  const scripture = createScripture({ store: scriptureStore, readEsv, notices: shared.brand().scripture });
  scriptureRoutes(api, scripture);

  const consumeBudget = createBudget({ db, now });
  const generator = ai ? createGuidanceGenerator({ ...shared, secret, settings: ai, consumeBudget }) : null;
  const curated = createCurated(shared);
  wisdomRoutes(api, createWisdomService({ ...shared, search, curated, scripture, generator }));
  return scripture;
};

/** What many people search for, on home and for staff, and what else staff see of what happens. */
const addTrends = (shared: Shared, feedback: FeedbackService): void => {
  const { api, db, gate, jobs, library, matcher, now, trendsMinPeople: minPeople } = shared;
  const lists = createLists({ ...shared, minPeople });
  const lease = { job: 'make lists', milliseconds: LEASE, now };
  jobs.every('make lists', MINUTELY, () => withLease(db, lease, () => lists.make()));
  const titles = new Map(library.notes.map(({ id, challenge }) => [id, challenge]));
  const trends = createTrends({ db, now, lists, titleOf: (id) => titles.get(id) });
  const home = createHomeTrends({ library, matcher, minPeople, lists });
  trendRoutes(api, { home, trends, exportOf: createExports({ ...shared, trends, feedback }) }, gate);
};

/** The church's own settings. */
const addSettings = (shared: Shared): void => {
  const { api, gate, settings } = shared;
  settingsRoutes(api, { settings, admin: createSettingsAdmin(shared), logo: createLogo(shared) }, gate);
};

const addAdmin = (shared: Shared, setUpBy: { secretHash: string; issuer: string | null }): void => {
  const { api, gate, sessions } = shared;
  const setUp = createSetUp({ ...shared, ...setUpBy });
  adminRoutes(api, createAdmin(shared), setUp, gate, sessions.cookie.read);
};
