import type { RouteName } from '../../../core/contract/routes.ts';
import type { Row, World } from './row.ts';

export const imageRows = (_world: World) =>
  ({
    uploadImage: { who: 'signedIn', ok: 200 },
    readImage: { who: 'signedIn', ok: 200 },
    live: { who: 'signedIn', ok: 200 },
  }) satisfies Partial<Record<RouteName, Row>>;
