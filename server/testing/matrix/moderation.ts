import type { RouteName } from '../../../core/contract/routes.ts';
import type { Row, World } from './row.ts';

export const moderationRows = (_world: World) =>
  ({
    blocks: { who: 'signedIn', ok: 200 },
    addBlock: { who: 'signedIn', ok: 200 },
    removeBlock: { who: 'signedIn', ok: 200 },
    report: { who: 'signedIn', ok: 200 },
    notices: { who: 'signedIn', ok: 200 },
    markNoticesRead: { who: 'signedIn', ok: 200 },
    appeal: { who: 'signedIn', ok: 200 },
    moderationCounters: { who: 'staff', ok: 200 },
    moderationCases: { who: 'staff', ok: 200 },
    moderationAppeals: { who: 'staff', ok: 200 },
    moderationAudit: { who: 'staff', ok: 200 },
    actOnCase: { who: 'staff', ok: 200 },
    revealAuthor: { who: 'staff', ok: 200 },
    decideAppeal: { who: 'staff', ok: 200 },
    setPastoral: { who: 'admin', ok: 200 },
  }) satisfies Partial<Record<RouteName, Row>>;
