import { randomUUID } from 'node:crypto';
import type { RouteName } from '../../../core/contract/routes.ts';
import { smallJpeg } from '../http/pictures.ts';
import type { Someone } from '../someone.ts';
import type { Row } from './row.ts';

const jpeg = await smallJpeg();
const headers = { 'content-type': 'image/jpeg' };

export const photoRows = (makePrayer: (owner: Someone) => Promise<string>, newId: () => string) => {
  const place = async (owner: Someone) => ({ id: await makePrayer(owner), photoId: randomUUID() });
  const onPrayer = async (owner: Someone) => {
    const params = await place(owner);
    await owner.client.call('putPhoto', { params, query: { changeId: newId() }, bytes: jpeg, headers });
    return params;
  };
  const missing = { id: newId, photoId: randomUUID };
  return {
    putPhoto: {
      who: 'owned',
      ok: 200,
      missing: { id: newId },
      input: async (owner) => ({ params: await place(owner), query: { changeId: newId() }, bytes: jpeg, headers }),
    },
    deletePhoto: {
      who: 'owned',
      ok: 200,
      missing: { id: newId },
      input: async (owner) => ({ params: await onPrayer(owner), query: { changeId: newId() } }),
    },
    readPhoto: {
      who: 'owned',
      ok: 200,
      missing,
      input: async (owner) => ({ params: await onPrayer(owner), query: {} }),
    },
  } satisfies Partial<Record<RouteName, Row>>;
};
