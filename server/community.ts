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
import { blockRoutes } from './blocks/routes.ts';
import { blocksData, createBlocks } from './blocks/service.ts';
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
import { createImages, type Images } from './images/images.ts';
import { imagesData } from './images/personalData.ts';
import { imageRoutes } from './images/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import {
  accountSubject,
  createModeration,
  mayReadCaseImage,
  moderationData,
  reportsData,
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
import { type Scripture } from './scripture/service.ts';
import { LEASE, type Shared } from './featureParts.ts';

const MINUTELY = 60_000;

/** What people show and say to each other, and what keeps them safe from each other. */
export const addCommunity = (shared: Shared, scripture: Scripture, secret: string): void => {
  addModeration(shared);
  const circles = addCircles(shared);
  addCircleParts(shared, scripture);
  addInvites(shared, secret);
  addPosts(shared);
  circles.whenPurged(orphanPosts);
};

/** Pictures that people show, and the removal of those that nothing shows any more. */
export const addImages = (shared: Shared): Images => {
  const { api, db, gate, hourly, jobs, now, personalData } = shared;
  const images = createImages(shared);
  imageRoutes(api, images, gate);
  hourly('sweep images', () => images.sweep());
  const lease = { job: 'remove images', milliseconds: LEASE, now };
  jobs.every('remove images', MINUTELY, (isStopping) => withLease(db, lease, () => images.removeFiles(isStopping)));
  personalData.register(imagesData);
  return images;
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
