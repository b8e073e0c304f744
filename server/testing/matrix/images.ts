import { randomUUID } from 'node:crypto';
import type { RouteName } from '../../../core/contract/routes.ts';
import { query } from '../../db/db.ts';
import { smallJpeg, upload } from '../http/pictures.ts';
import type { Someone } from '../someone.ts';
import type { Row, World } from './row.ts';

const jpeg = await smallJpeg();

export const imageRows = (world: World) => {
  /** A picture of this account, whatever it may do: it is uploaded by somebody who may, and then theirs. */
  const picture = async (owner: Someone) => {
    const { data } = await upload((await world.person('premium')).client, jpeg);
    await world.server.db.write(() => query('UPDATE images SET owner_id = ? WHERE id = ?', owner.id, data.id));
    return { imageId: data.id };
  };
  return {
    uploadImage: {
      who: 'signedIn',
      gated: true,
      ok: 200,
      input: () => ({ bytes: jpeg, headers: { 'content-type': 'image/jpeg' } }),
    },
    readImage: {
      who: 'owned',
      ok: 200,
      missing: { imageId: randomUUID },
      input: async (owner) => ({ params: await picture(owner) }),
    },
    live: { who: 'signedIn', ok: 200 },
  } satisfies Partial<Record<RouteName, Row>>;
};
