import {
  addPrayer,
  deletePhoto,
  deletePrayer,
  editPrayer,
  prayerChanges,
  prayers,
  putPhoto,
  readPhoto,
} from '../../core/contract/journal.ts';
import { HttpError } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { Account } from '../http/identity/person.ts';
import type { Photos } from './photos/photos.ts';
import type { JournalService } from './service.ts';

const toKeep = signedIn('Please log in to keep your prayers.');

export const journalRoutes = (api: Api, journal: JournalService, photos: Photos): void => {
  api.serveFor(toKeep, addPrayer, async ({ account, body }) => journal.add(writer(account, body.owner), body));
  api.serveFor(toKeep, prayers, ({ account, query }) => journal.list(account.id, query));
  api.serveFor(toKeep, prayerChanges, async ({ account, query }) =>
    journal.changes(writer(account, query.owner), query),
  );
  api.serveFor(toKeep, editPrayer, async ({ account, params, body }) =>
    journal.edit(writer(account, body.owner), params.id, body),
  );
  api.serveFor(toKeep, deletePrayer, async ({ account, params, query }) =>
    journal.remove(writer(account, query.owner), params.id, query),
  );
  api.serveFor(toKeep, putPhoto, async ({ account, params, query, ctx }) =>
    photos.putPhoto(writer(account, query.owner), params, query.changeId, ctx.req),
  );
  api.serveFor(toKeep, deletePhoto, async ({ account, params, query }) =>
    photos.deletePhoto(writer(account, query.owner), params, query.changeId),
  );
  api.servePicture(toKeep, readPhoto, async ({ account, params, query }) => {
    writer(account, query.owner);
    return photos.readPhoto(account, params);
  });
};

/**
 * The account of the session. An outbox names the owner of what it sends: when the session has meanwhile become someone
 * else's, in another tab perhaps, the prayer must not be stored as theirs.
 */
const writer = ({ id }: Account, owner?: string): string => {
  if (owner !== undefined && owner !== id)
    throw new HttpError('not_signed_in', 'You are signed in as someone else. Sign in again to save this prayer.');
  return id;
};
