import { randomUUID } from 'node:crypto';
import type { RouteName } from '../../../core/contract/routes.ts';
import { defaultScreen } from '../../../core/rules/kiosk/kiosk.ts';
import type { Role } from '../../../core/rules/roles.ts';
import type { Someone } from '../someone.ts';
import { circleRows } from './circles.ts';
import { dashboardRows } from './dashboard.ts';
import { imageRows } from './images.ts';
import { moderationRows } from './moderation.ts';
import { paymentRows } from './payments.ts';
import { photoRows } from './photos.ts';
import { postRows } from './posts.ts';
import type { AnyInput, Row, World } from './row.ts';

const birthDate = '1990-05-17';
const body = (fields: Record<string, unknown>) => () => ({ body: fields }) as AnyInput;
const lobbyReport = {
  ...{ version: '1.2.3', screen: { width: 1080, height: 1920 }, upSeconds: 60, onlineSeconds: 60, lastFailure: null },
  ...{ printing: 'off', isIdle: true, settings: defaultScreen, revision: 0, isOwn: true, restarted: null },
};
const lobby = { name: 'Lobby', perMinute: 20, asksForPrayer: false, prayerAddress: null };

/** Every endpoint: who may call it, and with what. */
export const createRows = (world: World): Record<RouteName, Row> => ({
  ...postRows(world),
  ...circleRows(world),
  ...imageRows(world),
  ...dashboardRows(world),
  ...moderationRows(world),
  ...paymentRows(),
  ...otherRows(world),
});

/** The lowest role that a row's owner may have. */
export const ownerRole = ({ who, gated }: Row): Role =>
  who === 'admin' ? 'admin' : who === 'staff' ? 'moderator' : gated ? 'premium' : 'registered';

const otherRows = (world: World) => {
  const { person } = world;
  const prayerId = () => `pending_${world.server.clock.now}_${randomUUID()}`;

  /** Things that belong to somebody, made over HTTP by their owner. */
  const make = {
    note: async (owner: Someone) =>
      (await owner.client.call('saveNote', { body: { noteType: 'wisdom', content: 'Kept.', source: null } })).data.id,
    prayer: async (owner: Someone) => {
      const id = prayerId();
      await owner.client.call('addPrayer', { body: { id, title: 'Kept', content: 'Kept.' } });
      return id;
    },
  };

  const otherId = async () => ({ params: { userId: (await person('registered')).id } });

  const kioskId = async () => {
    const { data } = await (await person('admin')).client.call('addKiosk', { body: lobby });
    return { params: { kioskId: data.kiosk.id } };
  };
  return {
    recordSearch: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
    searchMeter: { who: 'everyone', ok: 200 },
    wisdomSearch: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
    wisdomAdditional: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
    trendingTopics: { who: 'everyone', ok: 200 },
    weeklyTopSearches: { who: 'everyone', ok: 200 },
    categories: { who: 'everyone', ok: 200 },
    categoryTopics: {
      who: 'everyone',
      ok: 200,
      input: () => ({ params: { id: world.server.library.categories[0]?.id ?? '' } }),
    },
    searchScripture: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
    readScripture: { who: 'everyone', ok: 200, input: () => ({ params: { reference: 'John 3:16' } }) },
    saveNote: { who: 'signedIn', ok: 200, input: body({ noteType: 'wisdom', content: 'Be still.', source: null }) },
    savedNotes: { who: 'signedIn', ok: 200 },
    deleteNote: {
      who: 'owned',
      ok: 204,
      missing: { id: randomUUID },
      input: async (owner) => ({ params: { id: await make.note(owner) } }),
    },
    sendFeedback: {
      who: 'everyone',
      ok: 204,
      input: body({ searchQuery: 'peace', feedbackType: 'helpful', rating: 5, comments: null }),
    },
    recentFeedback: { who: 'staff', ok: 200 },
    recentSearches: { who: 'signedIn', ok: 200 },
    clearRecentSearches: { who: 'signedIn', ok: 204 },
    addPrayer: {
      who: 'signedIn',
      ok: 200,
      input: () => ({ body: { id: prayerId(), title: 'Peace', content: 'Grant us peace.' } }),
    },
    prayers: { who: 'signedIn', ok: 200 },
    prayerChanges: { who: 'signedIn', ok: 200 },
    editPrayer: {
      who: 'owned',
      ok: 200,
      missing: { id: () => prayerId() },
      input: async (owner) => ({ params: { id: await make.prayer(owner) }, body: { revision: 1, title: 'Anew' } }),
    },
    deletePrayer: {
      who: 'owned',
      ok: 200,
      missing: { id: () => prayerId() },
      input: async (owner) => ({ params: { id: await make.prayer(owner) }, query: { revision: '1' } }),
    },
    ...photoRows(make.prayer, prayerId),
    register: {
      who: 'everyone',
      ok: 200,
      input: () => ({
        body: { email: `${randomUUID()}@example.org`, password: 'a lamp unto my feet', nickname: 'New', birthDate },
      }),
    },
    login: { who: 'everyone', ok: 401, input: body({ email: 'nobody@example.org', password: 'whatever it is' }) },
    logout: { who: 'everyone', ok: 204 },
    signOutEverywhere: { who: 'signedIn', ok: 204 },
    resendVerification: { who: 'everyone', ok: 204, input: () => ({ body: { email: `${randomUUID()}@example.org` } }) },
    verifyEmail: { who: 'everyone', ok: 400, input: body({ token: 'nobody-s' }) },
    forgotPassword: { who: 'everyone', ok: 204, input: () => ({ body: { email: `${randomUUID()}@example.org` } }) },
    resetPassword: { who: 'everyone', ok: 400, input: body({ token: 'nobody-s', password: 'a lamp unto my feet' }) },
    changePassword: {
      who: 'signedIn',
      ok: 400,
      input: body({ currentPassword: 'these have none', newPassword: 'a lamp unto my feet' }),
    },
    currentUser: { who: 'signedIn', ok: 200 },
    updateProfile: { who: 'signedIn', ok: 200, input: body({ nickname: 'Anew', birthDate }) },
    deleteAccount: { who: 'signedIn', ok: 204, input: body({}) },
    downloadData: { who: 'signedIn', ok: 200 },
    authOptions: { who: 'everyone', ok: 200 },
    googleStart: { who: 'everyone', ok: 302 },
    googleCallback: { who: 'everyone', ok: 302 },
    googleDesktopStart: {
      who: 'everyone',
      ok: 302,
      input: () => ({ query: { challenge: 'c'.repeat(43), state: 's'.repeat(43), port: '4000' } }),
    },
    googleDesktopFinish: {
      who: 'everyone',
      ok: 400,
      input: body({ code: 'c'.repeat(43), verifier: 'v'.repeat(43) }),
    },
    googlePending: { who: 'everyone', ok: 404 },
    googleComplete: { who: 'everyone', ok: 404, input: body({ nickname: 'New', birthDate }) },
    subscriptionRequired: { who: 'signedIn', ok: 200 },
    adminUsers: { who: 'admin', ok: 200 },
    setUserRole: {
      who: 'admin',
      ok: 200,
      input: async () => ({ ...(await otherId()), body: { role: 'contributor' } }),
    },
    blockUser: { who: 'admin', ok: 200, input: otherId },
    unblockUser: { who: 'admin', ok: 200, input: otherId },
    deleteUser: { who: 'admin', ok: 204, input: otherId },
    adminSetup: {
      who: 'signedIn',
      ok: 403,
      input: body({ email: 'nobody@example.org', adminSecret: 'not the secret' }),
    },
    kiosks: { who: 'admin', ok: 200 },
    addKiosk: { who: 'admin', ok: 200, input: () => ({ body: lobby }) },
    changeKiosk: { who: 'admin', ok: 200, input: async () => ({ ...(await kioskId()), body: lobby }) },
    newKioskCode: { who: 'admin', ok: 200, input: () => kioskId() },
    revokeKiosk: { who: 'admin', ok: 204, input: () => kioskId() },
    setKioskScreen: { who: 'admin', ok: 200, input: async () => ({ ...(await kioskId()), body: defaultScreen }) },
    // One that no device was ever connected to.
    restartKiosk: { who: 'admin', ok: 409, input: () => kioskId() },
    pairKiosk: { who: 'everyone', ok: 400, input: body({ code: 'ABCD-EFGH' }) },
    // Not for people, whoever they are: for devices with a token.
    thisKiosk: { who: 'everyone', ok: 401 },
    checkInKiosk: { who: 'everyone', ok: 401, input: body(lobbyReport) },
    askForPrayer: { who: 'everyone', ok: 401, input: body({ text: 'For my brother.' }) },
  } satisfies Partial<Record<RouteName, Row>>;
};
