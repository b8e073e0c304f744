import type { RouteName } from '../../../core/contract/routes.ts';
import type { Row, World } from './row.ts';

export const postRows = (_world: World) =>
  ({
    posts: { who: 'signedIn', ok: 200 },
    addPost: { who: 'signedIn', ok: 200 },
    readPost: { who: 'signedIn', ok: 200 },
    deletePost: { who: 'signedIn', ok: 200 },
    answerPost: { who: 'signedIn', ok: 200 },
    addReaction: { who: 'signedIn', ok: 200 },
    removeReaction: { who: 'signedIn', ok: 200 },
    circlePosts: { who: 'signedIn', ok: 200 },
    addShoutOut: { who: 'signedIn', ok: 200 },
  }) satisfies Partial<Record<RouteName, Row>>;
