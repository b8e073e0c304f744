import type { RouteName } from '../../../core/contract/routes.ts';
import type { Row, World } from './row.ts';

export const moderationRows = (world: World) => {
  const somebody = async () => (await world.person('registered')).id;
  return {
    blocks: { who: 'signedIn', ok: 200 },
    addBlock: { who: 'signedIn', ok: 200, input: async () => ({ body: { userId: await somebody(), kind: 'block' } }) },
    removeBlock: { who: 'signedIn', ok: 204, input: async () => ({ params: { userId: await somebody() } }) },
    report: { who: 'signedIn', ok: 200 },
    notices: { who: 'signedIn', ok: 200 },
    markNoticesRead: { who: 'signedIn', ok: 204 },
    appeal: { who: 'signedIn', ok: 200 },
    moderationCounters: { who: 'staff', ok: 200 },
    moderationCases: { who: 'staff', ok: 200 },
    moderationAppeals: { who: 'staff', ok: 200 },
    moderationAudit: { who: 'staff', ok: 200 },
    actOnCase: { who: 'staff', ok: 200 },
    revealAuthor: { who: 'staff', ok: 200 },
    decideAppeal: { who: 'staff', ok: 200 },
    setPastoral: { who: 'admin', ok: 200 },
  } satisfies Partial<Record<RouteName, Row>>;
};
