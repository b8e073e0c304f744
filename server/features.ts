import { aboutRoutes } from './about/routes.ts';
import { aboutData, createAbout } from './about/service.ts';
import { createFindSigns } from '../core/crisis/dangerCheck.ts';
import type { Library } from '../core/contract/library.ts';
import { createMatcher } from '../core/matching/matcher.ts';
import type { Matcher } from '../core/matching/types.ts';
import { createPasswords } from './accounts/passwords/passwords.ts';
import { createPersonalData, type PersonalData } from './accounts/data/personalData.ts';
import { createProvider } from './accounts/google/provider.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createAccounts } from './accounts/service.ts';
import type { Sessions } from './accounts/sessions/sessions.ts';
import { eventData, eventReactionData } from './circles/events/personal.ts';
import { moderatedEvents } from './circles/events/moderated.ts';
import { eventRoutes } from './circles/events/routes.ts';
import { createEvents } from './circles/events/service.ts';
import { createAccepting } from './circles/invites/accepting.ts';
import { CIRCLE_INVITE, inviteTemplate } from './circles/invites/mail.ts';
import { inviteData } from './circles/invites/personal.ts';
import { inviteRoutes } from './circles/invites/routes.ts';
import { createInvites } from './circles/invites/service.ts';
import { studyData, verseReadData } from './circles/study/personal.ts';
import { studyRoutes } from './circles/study/routes.ts';
import { createStudy } from './circles/study/study.ts';
import { createVerse } from './circles/study/verse.ts';
import { adminRoutes } from './admin/routes.ts';
import { createAdmin } from './admin/service.ts';
import { createSetUp } from './admin/setup.ts';
import { blockRoutes } from './blocks/routes.ts';
import { blocksData, createBlocks } from './blocks/service.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { createFeedbackService, feedbackData, type FeedbackService } from './feedback/service.ts';
import { circleRoutes } from './circles/routes.ts';
import {
  circlesData,
  circleSubject,
  createCirclesService,
  membershipSubject,
  passOnOf,
  type CirclesService,
} from './circles/service.ts';
import { withLease } from './db/lease.ts';
import type { Api } from './http/serve.ts';
import { prayerRequestEmail, type PrayerRequest } from './kiosk/emails.ts';
import { kioskRoutes } from './kiosk/routes.ts';
import { createKiosks, PRAYER_REQUEST } from './kiosk/service.ts';
import { createImages } from './images/images.ts';
import { imagesData } from './images/personalData.ts';
import { imageRoutes } from './images/routes.ts';
import { createEncoder, createImageReaders } from './images/service.ts';
import { journalRoutes } from './journal/routes.ts';
import { createJournalService, journalData } from './journal/service.ts';
import { sweepCounters } from './limits/service.ts';
import { createMail } from './mail/service.ts';
import { createLive } from './live/hub.ts';
import { liveRoutes } from './live/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import {
  accountSubject,
  createBans,
  createModeration,
  createSubjects,
  mayReadCaseImage,
  moderationData,
  reportsData,
  type Bans,
} from './moderation/service.ts';
import { noticeRoutes } from './notices/routes.ts';
import { createNotices, noticesData } from './notices/service.ts';
import { postRoutes } from './posts/routes.ts';
import {
  createModeratedPosts,
  createPosts,
  deletedPostsData,
  mayReadImage,
  PASTORAL_PRAYER,
  pastoralPrayerEmail,
  postsData,
  reactionsData,
  orphanPosts,
} from './posts/service.ts';
import { createBeginCheck } from './publishing/service.ts';
import { noteRoutes } from './notes/routes.ts';
import { createNotesService, notesData } from './notes/service.ts';
import type { FeatureDependencies } from './dependencies.ts';
import { paths, readVersion } from './paths.ts';
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

const MINUTELY = 60_000;
const HOURLY = 60 * 60_000;
/** How long an hourly job may take before another process takes it over, in milliseconds. */
const LEASE = 15 * 60_000;

/** Makes every feature of its parts: its endpoints, its jobs, and what it keeps about a person, which it gives. */
export const addFeatures = (
  api: Api,
  { secret, adminSecretHash: secretHash, ai, esv, google, ...deps }: FeatureDependencies,
  sessions: Sessions,
): PersonalData => {
  const shared = share(api, deps, sessions, createBans({ secret, now: deps.now }));
  const { db, hourly, now, personalData } = shared;
  hourly('sweep counters', () => sweepCounters(db, now()));

  addAccounts(shared, { secret, google });
  addKiosks(shared, secret);
  const matcher = createMatcher(deps.library.matching, deps.library);
  const scripture = addSearch(shared, matcher, { secret, ai, esv });
  topicRoutes(api, deps.library);

  noteRoutes(api, createNotesService(shared));
  personalData.register(notesData);

  const feedback = createFeedbackService(shared);
  feedbackRoutes(api, feedback, deps.gate);
  hourly('sweep feedback', (isStopping) => feedback.sweep(isStopping));
  personalData.register(feedbackData);
  addTrends(shared, matcher, feedback);

  const journal = createJournalService(shared);
  journalRoutes(api, journal);
  hourly('sweep journals', () => journal.sweep());
  personalData.register(journalData);

  addImages(shared);
  addModeration(shared);
  const circles = addCircles(shared);
  addCircleParts(shared, scripture);
  addInvites(shared, secret);
  addPosts(shared);
  circles.whenPurged(orphanPosts);

  addSettings(shared);
  systemRoutes(api, createReadSystem({ ...shared, version: readVersion() }), deps.gate);
  recordJobRuns(db, deps.jobs.onTurn);

  aboutRoutes(api, createAbout({ ...shared, defaults: shared.library.about }), shared.gate);
  personalData.register(aboutData);

  addAdmin(shared, { secretHash, issuer: google?.issuer ?? null });
  return personalData;
};

/** Handed to those features alone that use them. */
type Secrets = Pick<FeatureDependencies, 'secret' | 'adminSecretHash' | 'ai' | 'esv' | 'google'>;

/** What several features are made of, beside what the app is. */
const share = (api: Api, deps: Omit<FeatureDependencies, keyof Secrets>, sessions: Sessions, bans: Bans) => {
  const { library, now, jobs, mail } = deps;
  const mailService = createMail({ ...deps, ...mail });
  const live = createLive({ ...deps, findSession: sessions.find });
  liveRoutes(api, live, deps.gate, sessions.cookie.read);
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

type Shared = ReturnType<typeof share>;

/** The screens in lobbies: who manages them, how they are paired, and what people ask prayer for at them. */
const addKiosks = (shared: Shared, secret: string): void => {
  const { api, brand, publicOrigin, linkOrigin, mailService, gate } = shared;
  mailService.registerTemplate(PRAYER_REQUEST, async (to, request) => ({
    to,
    content: prayerRequestEmail(brand(), request as PrayerRequest),
  }));
  kioskRoutes(api, createKiosks({ ...shared, secret, publicUrl: () => publicOrigin ?? linkOrigin() }), gate);
};

/** What people share: the SoulFeed, and what is written in circles. */
const addPosts = (shared: Shared): void => {
  const { api, brand, hourly, linkOrigin, mailService, gate, imageReaders, now, personalData, subjects } = shared;
  mailService.registerTemplate(PASTORAL_PRAYER, async (to) => ({
    to,
    content: pastoralPrayerEmail(brand(), linkOrigin()),
  }));
  const posts = createPosts(shared);
  postRoutes(api, posts, gate);
  hourly('sweep posts', () => posts.sweep());
  imageReaders.register((id, reader) => mayReadImage(id, reader, now()));
  subjects.register('post', createModeratedPosts(now));
  // Before posts: what others count of this person goes while the posts are there.
  personalData.register(reactionsData);
  personalData.register(postsData);
  personalData.register(deletedPostsData);
};

const addAccounts = (shared: Shared, { secret, google }: Pick<Secrets, 'secret' | 'google'>): void => {
  const { api, hourly, mailService, mailConfigured: mail, gate } = shared;
  const { premiumDailySearches } = shared.limits;
  const passwords = createPasswords(paths.commonPasswords);
  const accounts = createAccounts({ ...shared, secret, passwords }, mailService, google && createProvider(google));
  hourly('sweep accounts', () => accounts.sweep());
  accountRoutes(api, accounts, { gate, google: google !== null, mail, premiumDailySearches });
};

/** What the library calls things: titles, tags, synonyms, and the searches that home offers. */
const libraryNames = ({ notes, topics, weekly }: Library): string[] => [
  ...notes.flatMap(({ challenge, tags }) => [challenge, ...tags]),
  ...topics.flatMap(({ title, synonyms }) => [title, ...synonyms]),
  ...weekly,
];

/** Search with its limits, the wisdom that answers it, and the scripture that wisdom quotes. */
const addSearch = (
  shared: Shared,
  matcher: Matcher,
  { secret, ai, esv }: Pick<Secrets, 'secret' | 'ai' | 'esv'>,
): Scripture => {
  const { api, db, library, log, now, hourly, jobs, scriptureStore } = shared;
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
  wisdomRoutes(api, createWisdomService({ ...shared, search, matcher, curated, scripture, generator }));
  return scripture;
};

/** What many people search for, on home and for staff, and what else staff see of what happens. */
const addTrends = (shared: Shared, matcher: Matcher, feedback: FeedbackService): void => {
  const { api, db, gate, jobs, library, now, trendsMinPeople: minPeople } = shared;
  const lists = createLists({ ...shared, minPeople });
  const lease = { job: 'make lists', milliseconds: LEASE, now };
  jobs.every('make lists', MINUTELY, () => withLease(db, lease, () => lists.make()));
  const titles = new Map(library.notes.map(({ id, challenge }) => [id, challenge]));
  const trends = createTrends({ db, now, lists, titleOf: (id) => titles.get(id) });
  const home = createHomeTrends({ library, matcher, minPeople, lists });
  trendRoutes(api, { home, trends, exportOf: createExports({ ...shared, trends, feedback }) }, gate);
};

/** Pictures that people show, and the removal of those that nothing shows any more. */
const addImages = (shared: Shared): void => {
  const { api, db, gate, hourly, jobs, now, personalData } = shared;
  const images = createImages(shared);
  imageRoutes(api, images, gate);
  hourly('sweep images', () => images.sweep());
  const lease = { job: 'remove images', milliseconds: LEASE, now };
  jobs.every('remove images', MINUTELY, (isStopping) => withLease(db, lease, () => images.removeFiles(isStopping)));
  personalData.register(imagesData);
};

/** What keeps people safe from each other: blocks, reports and the desk, and what they are told of it. */
const addModeration = (shared: Shared): void => {
  const { api, hourly, now, personalData, mailService, imageReaders, subjects, gate } = shared;
  blockRoutes(api, createBlocks(shared));
  personalData.register(blocksData);

  const notices = createNotices(shared);
  noticeRoutes(api, notices);
  hourly('sweep notices', () => notices.sweep());
  personalData.register(noticesData);

  subjects.register('user', accountSubject(now));
  imageReaders.register(mayReadCaseImage);
  const moderation = createModeration(shared, mailService);
  moderationRoutes(api, moderation, gate);
  hourly('sweep appeal links', () => moderation.sweep());
  hourly('sweep audit log', (isStopping) => moderation.sweepAudit(isStopping));
  personalData.register(reportsData);
  personalData.register(moderationData);
};

/** Circles and their members. */
const addCircles = (shared: Shared): CirclesService => {
  const { api, bans, gate, hourly, now, personalData, subjects } = shared;
  const circles = createCirclesService(shared);
  circleRoutes(api, circles, gate);
  hourly('sweep circles', (isStopping) => circles.sweep(isStopping));
  personalData.register(circlesData(now));
  bans.whenBanned((userId) => passOnOf(userId, now()));
  subjects.register('circle', circleSubject(now));
  subjects.register('membership', membershipSubject(now));
  return circles;
};

/** Events, verse and study of circles. */
const addCircleParts = (shared: Shared, scripture: Scripture): void => {
  const { api, gate, now, hourly, personalData, subjects } = shared;
  eventRoutes(api, createEvents(shared), gate);
  subjects.register('event', moderatedEvents(now));
  for (const kept of [eventData, eventReactionData, studyData, verseReadData]) personalData.register(kept);
  const study = createStudy(shared);
  studyRoutes(api, createVerse({ ...shared, scripture }), study, gate);
  hourly('sweep study', () => study.sweep());
};

const addInvites = (shared: Shared, secret: string): void => {
  const { api, gate, hourly, linkOrigin, mailService, personalData, publicOrigin } = shared;
  const publicUrl = () => publicOrigin ?? linkOrigin();
  mailService.registerTemplate(CIRCLE_INVITE, inviteTemplate({ ...shared, secret, publicUrl }));
  const invites = createInvites({ ...shared, publicUrl });
  inviteRoutes(api, invites, createAccepting(shared), gate);
  hourly('sweep invites', () => invites.sweep());
  personalData.register(inviteData);
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
