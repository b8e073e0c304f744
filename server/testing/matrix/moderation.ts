import type { RouteName } from '../../../core/contract/routes.ts';
import { openCaseOf, reportUser, warnAndAppeal } from '../../moderation/testing/cases.ts';
import type { Row, World } from './row.ts';

export const moderationRows = (world: World) => {
  const somebody = async () => (await world.person('registered')).id;
  /** An open case, of an account that somebody reported. */
  const caseId = async () => {
    const reported = await somebody();
    await reportUser(await world.person('registered'), reported);
    return { params: { caseId: await openCaseOf(world.server, reported) } };
  };
  const appealId = async () => {
    const [moderator, warned] = [await world.person('moderator'), await world.person('registered')];
    return {
      params: { appealId: await warnAndAppeal(world.server, moderator, warned, await world.person('registered')) },
    };
  };
  const reason = 'As agreed.';
  return {
    blocks: { who: 'signedIn', ok: 200 },
    addBlock: { who: 'signedIn', ok: 200, input: async () => ({ body: { userId: await somebody(), kind: 'block' } }) },
    removeBlock: { who: 'signedIn', ok: 204, input: async () => ({ params: { userId: await somebody() } }) },
    report: {
      who: 'signedIn',
      ok: 200,
      input: async () => ({ body: { subject: 'user', subjectId: await somebody(), reason: 'spam' } }),
    },
    notices: { who: 'signedIn', ok: 200 },
    markNoticesRead: { who: 'signedIn', ok: 204 },
    appeal: { who: 'everyone', ok: 400, input: () => ({ body: { token: 'nobody-s', text: 'Please look again.' } }) },
    moderationCounters: { who: 'staff', ok: 200 },
    moderationCases: { who: 'staff', ok: 200 },
    moderationAppeals: { who: 'staff', ok: 200 },
    moderationAudit: { who: 'staff', ok: 200 },
    actOnCase: {
      who: 'staff',
      ok: 200,
      input: async () => ({ ...(await caseId()), body: { action: 'dismiss', reason } }),
    },
    revealAuthor: { who: 'staff', ok: 200, input: async () => ({ ...(await caseId()), body: { reason } }) },
    decideAppeal: {
      who: 'staff',
      ok: 200,
      input: async () => ({ ...(await appealId()), body: { upheld: true, reason } }),
    },
    setBirthDate: {
      who: 'admin',
      ok: 200,
      input: async () => ({ params: { userId: await somebody() }, body: { birthDate: '1990-01-01', reason } }),
    },
    setPastoral: {
      who: 'admin',
      ok: 200,
      input: async () => ({ params: { userId: await somebody() }, body: { pastoral: true } }),
    },
  } satisfies Partial<Record<RouteName, Row>>;
};
