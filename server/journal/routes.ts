import { addPrayer, deletePrayer, editPrayer, prayerChanges, prayers } from '../../core/contract/journal.ts';
import { HttpError } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { Person } from '../limits/person.ts';
import type { JournalService } from './service.ts';

export const journalRoutes = (api: Api, journal: JournalService): void => {
  api.serve(addPrayer, async ({ person, body }) => journal.add(writer(person, body.owner), body));
  api.serve(prayers, async ({ person, query }) => journal.list(writer(person), query));
  api.serve(prayerChanges, async ({ person, query }) => journal.changes(writer(person, query.owner), query));
  api.serve(editPrayer, async ({ person, params, body }) => journal.edit(writer(person, body.owner), params.id, body));
  api.serve(deletePrayer, async ({ person, params, query }) =>
    journal.remove(writer(person, query.owner), params.id, query),
  );
};

/**
 * The account of the session. An outbox names the owner of what it sends: when the session has meanwhile become someone
 * else's, in another tab perhaps, the prayer must not be stored as theirs.
 */
const writer = (person: Person, owner?: string): string => {
  const { id } = signedIn(person, 'Please log in to keep your prayers.');
  if (owner !== undefined && owner !== id)
    throw new HttpError('not_signed_in', 'You are signed in as someone else. Sign in again to save this prayer.');
  return id;
};
