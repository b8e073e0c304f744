import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Person } from '../../http/identity/person.ts';
import { consume } from '../../limits/service.ts';

/** How often one person, and visitors of one network, may have the model called within an hour. An answer takes two calls. */
export const guidanceRates = { window: 60 * 60 * 1000, perPerson: 30, perNetwork: 300 };

const DAY = 24 * 60 * 60 * 1000;
/** A day's calls for one network, accounts included: whoever registers a hundred of them gains nothing. */
const perNetworkAndDay = { max: 600, window: DAY };
/** A day's calls for everybody: what a model costs the church is bounded, whatever happens. */
const perDay = { max: 5000, window: DAY };

interface Dependencies {
  db: Db;
  /** Throws past `guidanceRates`. */
  throttle: (person: Person) => Promise<void>;
  now: () => number;
}

/** Makes what lets the model be called once more for a person. Throws when that was often enough: then the curated note answers. */
export const createBudget =
  ({ db, throttle, now }: Dependencies) =>
  async (person: Person): Promise<void> => {
    await throttle(person);
    await db.write(function* () {
      const byNetwork = yield* consume(`guidance-day:${person.networkOfRequest()}`, perNetworkAndDay, now());
      // Thrown inside the transaction, so that what is refused counts nowhere.
      if (byNetwork > 0 || (yield* consume('guidance-day', perDay, now())) > 0)
        throw new HttpError('too_many_requests', 'That was a lot for one day.');
    });
  };
