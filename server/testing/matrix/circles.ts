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
  const make = async (owner: Someone, body: typeof privateCircle) => {
    const [row] = await world.server.db.read(() =>
      query<{ role: Role }>('SELECT role FROM users WHERE id = ?', owner.id),
    );
    const setRole = (role?: Role) =>
      world.server.db.write(() => query('UPDATE users SET role = ? WHERE id = ?', role, owner.id));
    await setRole('premium');
    const { data } = await owner.client.call('createCircle', { body });
    await setRole(row?.role);
    return { params: { id: data.id } };
  };
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
    circleEvents: { who: 'signedIn', ok: 200 },
    addEvent: { who: 'signedIn', ok: 200 },
    deleteEvent: { who: 'signedIn', ok: 200 },
    addEventReaction: { who: 'signedIn', ok: 200 },
    removeEventReaction: { who: 'signedIn', ok: 200 },
    circleVerse: { who: 'signedIn', ok: 200 },
    setCircleVerse: { who: 'signedIn', ok: 200 },
    markVerseRead: { who: 'signedIn', ok: 200 },
    unmarkVerseRead: { who: 'signedIn', ok: 200 },
    circleStudy: { who: 'signedIn', ok: 200 },
    setStudyTopic: { who: 'signedIn', ok: 200 },
    markStudied: { who: 'signedIn', ok: 200 },
    unmarkStudied: { who: 'signedIn', ok: 200 },
    inviteByMail: { who: 'signedIn', ok: 200 },
    addInviteLink: { who: 'signedIn', ok: 200 },
    circleInvites: { who: 'signedIn', ok: 200 },
    deleteInvite: { who: 'signedIn', ok: 200 },
    previewInvite: { who: 'signedIn', ok: 200 },
    acceptInvite: { who: 'signedIn', ok: 200 },
  } satisfies Partial<Record<RouteName, Row>>;
};
