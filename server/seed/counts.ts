import { utcDay } from '../../core/rules/time.ts';
import { query, type Db, type Queries } from '../db/db.ts';

interface SearchDay {
  day: string;
  searches: number;
  people: number;
}
interface RegistrationDay {
  day: number;
  registrations: number;
}

const DAY = 24 * 60 * 60 * 1000;

const searchesByDay = (): Queries<SearchDay[]> =>
  query<SearchDay>(
    'SELECT day, count(*) AS searches, count(DISTINCT person) AS people FROM searches GROUP BY day ORDER BY day',
  );

const registrationsByDay = (): Queries<RegistrationDay[]> =>
  query<RegistrationDay>(
    `SELECT CAST(created_at / 86400000 AS integer) AS day, count(*) AS registrations FROM users
     WHERE email_key IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );

/** The rows of each day as they are now; gives what adds those that have come since to the counts of the days. */
export const watchDays = async (db: Db): Promise<() => Promise<void>> => {
  const searchesBefore = new Map((await db.read(searchesByDay)).map((row) => [row.day, row]));
  const registrationsBefore = new Map((await db.read(registrationsByDay)).map((row) => [row.day, row.registrations]));

  function* add(searches: SearchDay[], registrations: RegistrationDay[]): Queries<void> {
    for (const { day, ...now } of searches) {
      const before = searchesBefore.get(day) ?? { searches: 0, people: 0 };
      yield* query(
        `INSERT INTO search_days (day, shard, searches, people) VALUES (?, 0, ?, ?) ON CONFLICT (day, shard) DO UPDATE
         SET searches = search_days.searches + excluded.searches, people = search_days.people + excluded.people`,
        day,
        now.searches - before.searches,
        now.people - before.people,
      );
    }
    for (const { day, registrations: now } of registrations)
      yield* query(
        `INSERT INTO registration_days (day, registrations) VALUES (?, ?)
         ON CONFLICT (day) DO UPDATE SET registrations = registration_days.registrations + excluded.registrations`,
        utcDay(day * DAY),
        now - (registrationsBefore.get(day) ?? 0),
      );
  }

  return async () => {
    const [searches, registrations] = [await db.read(searchesByDay), await db.read(registrationsByDay)];
    await db.write(() => add(searches, registrations));
  };
};
