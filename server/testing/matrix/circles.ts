import { randomUUID } from 'node:crypto';
import type { RouteName } from '../../../core/contract/routes.ts';
import type { Role } from '../../../core/rules/roles.ts';
import { query } from '../../db/db.ts';
import type { Someone } from '../someone.ts';
import type { Row, World } from './row.ts';

const privateCircle = { name: 'Morning prayer', isPublic: false };
const publicCircle = { name: 'Open house', isPublic: true };

export const circleRows = (world: World) => {
  const { person } = world;
  /** Made over HTTP, with a subscription for as long as that takes. */
  const subscribed = async <T>(owner: Someone, act: () => Promise<T>): Promise<T> => {
    const [row] = await world.server.db.read(() =>
      query<{ role: Role }>('SELECT role FROM users WHERE id = ?', owner.id),
    );
    const setRole = (role?: Role) =>
      world.server.db.write(() => query('UPDATE users SET role = ? WHERE id = ?', role, owner.id));
    await setRole('premium');
    const made = await act();
    await setRole(row?.role);
    return made;
  };
  const make = (owner: Someone, body: typeof privateCircle) =>
    subscribed(owner, async () => ({ params: { id: (await owner.client.call('createCircle', { body })).data.id } }));
  const ofSomebodyElse = async () => make(await person('premium'), publicCircle);
  const deletedCircle = async (owner: Someone) => {
    const input = await make(owner, privateCircle);
    await owner.client.call('deleteCircle', input);
    return input;
  };
  const withMember = async (owner: Someone) => {
    const { params } = await make(owner, publicCircle);
    const member = await person('premium');
    await member.client.call('joinCircle', { params });
    return { params: { ...params, userId: member.id } };
  };
  const event = { title: 'Carols', dateTime: '2026-12-24T17:30:00.000Z', timeZone: 'UTC' };
  const withEvent = async (owner: Someone) => {
    const { params } = await make(owner, privateCircle);
    const { data } = await subscribed(owner, () => owner.client.call('addEvent', { params, body: event }));
    return { params: { ...params, eventId: data.id, kind: 'attending' } };
  };
  const withLink = async (owner: Someone) => {
    const { params } = await make(owner, publicCircle);
    const { data } = await subscribed(owner, () => owner.client.call('addInviteLink', { params }));
    return { params: { ...params, inviteId: data.id }, body: { token: data.code } };
  };
  const today = () => new Date(world.server.clock.now).toISOString().slice(0, 10);
  const withDay = async (owner: Someone) => {
    const { params } = await make(owner, privateCircle);
    return { params: { ...params, day: today() }, query: { day: today() } };
  };
  const tokenOfLink = async () => ({ body: (await withLink(await person('premium'))).body });
  const ofOwner: Row = {
    who: 'owned',
    ok: 200,
    gated: true,
    missing: { id: randomUUID },
    input: (owner) => make(owner, privateCircle),
  };
  return {
    circles: { who: 'signedIn', ok: 200, gated: true },
    createCircle: { who: 'signedIn', ok: 200, gated: true, input: () => ({ body: privateCircle }) },
    readCircle: ofOwner,
    changeCircle: {
      ...ofOwner,
      input: async (owner) => ({ ...(await make(owner, privateCircle)), body: { name: 'Evening' } }),
    },
    deleteCircle: {
      who: 'owned',
      ok: 204,
      adminToo: true,
      missing: { id: randomUUID },
      input: (owner) => make(owner, privateCircle),
    },
    joinCircle: { who: 'signedIn', ok: 200, gated: true, input: ofSomebodyElse },
    leaveCircle: { who: 'signedIn', ok: 200, input: ofSomebodyElse },
    restoreCircle: { ...ofOwner, input: deletedCircle },
    circleMembers: ofOwner,
    changeMember: { ...ofOwner, input: async (owner) => ({ ...(await withMember(owner)), body: { pending: false } }) },
    removeMember: { ...ofOwner, ok: 204, input: withMember },
    circleEvents: ofOwner,
    addEvent: { ...ofOwner, input: async (owner) => ({ ...(await make(owner, privateCircle)), body: event }) },
    deleteEvent: { who: 'owned', ok: 204, missing: { id: randomUUID }, input: withEvent },
    addEventReaction: { ...ofOwner, input: withEvent },
    removeEventReaction: { ...ofOwner, input: withEvent },
    circleVerse: ofOwner,
    setCircleVerse: {
      ...ofOwner,
      input: async (owner) => ({ ...(await make(owner, privateCircle)), body: { reference: 'John 3:16' } }),
    },
    markVerseRead: ofOwner,
    unmarkVerseRead: ofOwner,
    circleStudy: { ...ofOwner, input: withDay },
    setStudyTopic: { ...ofOwner, input: async (owner) => ({ ...(await withDay(owner)), body: { topic: 'Ruth' } }) },
    markStudied: { ...ofOwner, input: withDay },
    unmarkStudied: { ...ofOwner, input: withDay },
    inviteByMail: {
      ...ofOwner,
      ok: 204,
      input: async (owner) => ({ ...(await make(owner, privateCircle)), body: { emails: ['ann@example.org'] } }),
    },
    addInviteLink: ofOwner,
    circleInvites: ofOwner,
    deleteInvite: { who: 'owned', ok: 204, missing: { id: randomUUID }, input: withLink },
    previewInvite: { who: 'signedIn', ok: 200, gated: true, input: tokenOfLink },
    acceptInvite: { who: 'signedIn', ok: 200, gated: true, input: tokenOfLink },
  } satisfies Partial<Record<RouteName, Row>>;
};
