import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Person } from '../../http/identity/person.ts';
import { consume, consumePerPersonAndNetwork } from '../../limits/service.ts';

/** How often one person, and visitors of one network, may have the model called within an hour. An answer takes two calls. */
const guidanceLimits = { window: 60 * 60 * 1000, perPerson: 30, perNetwork: 300 };

const DAY = 24 * 60 * 60 * 1000;
/** A day's calls for one network, accounts included: whoever registers a hundred of them gains nothing. */
const perNetworkAndDay = { max: 600, window: DAY };
/** A day's calls for everybody: what a model costs the church is bounded, whatever happens. */
const perDay = { max: 5000, window: DAY };

/** Makes what lets the model be called once more for a person. Throws when that was often enough: then the curated note answers. */
export const createBudget =
  ({ db, now }: { db: Db; now: () => number }) =>
  async (person: Person): Promise<void> => {
    const at = now();
    await db.write(() => consumePerPersonAndNetwork('guidance', person, guidanceLimits, at));
    // The day's two in one transaction, so that what is refused counts for neither; for the hour it counts all the same.
    await db.write(function* () {
      const byNetwork = yield* consume(`guidance-day:${person.networkOfRequest()}`, perNetworkAndDay, at);
      if (byNetwork > 0 || (yield* consume('guidance-day', perDay, at)) > 0)
        throw new HttpError('too_many_requests', 'That was a lot for one day.');
    });
  };
