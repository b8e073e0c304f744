import { query } from '../../db/db.ts';
import type { TestServer } from '../../testing/harness.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { at, createCircle, joinCircle } from './circle.ts';

const YEAR = 365.25 * 24 * 60 * 60_000;
const OLD_ACCOUNT = 30 * 24 * 60 * 60_000;

/** People with a subscription and accounts of a month, and what they do with circles, over HTTP. */
export const createCirclePeople = (server: () => TestServer) => {
  const { person, newClient } = createPeople(server);
  type Traits = Parameters<typeof person>[1];
  const adult = (traits: Traits = {}) => person('premium', { createdAt: server().clock.now - OLD_ACCOUNT, ...traits });
  const bornYearsAgo = (years: number) => new Date(server().clock.now - years * YEAR).toISOString().slice(0, 10);
  const minor = (traits: Traits = {}) => adult({ birthDate: bornYearsAgo(15), ...traits });

  /** A circle of a new owner, with an admin and a member. */
  const circleOfThree = async (body: Record<string, unknown> = {}) => {
    const [owner, admin, member] = [await adult(), await adult(), await adult()];
    const circle = await createCircle(owner, { ...body, isPublic: true });
    await joinCircle(circle, admin, member);
    await owner.client.call('changeMember', { ...at(circle, admin), body: { role: 'admin' } });
    if (body['isPublic'] === false)
      await owner.client.call('changeCircle', { ...at(circle), body: { isPublic: false } });
    return { circle, owner, admin, member };
  };
  /** What somebody is, in the database. */
  const stateOf = async (circle: { id: string }, who: Someone): Promise<string | undefined> => {
    const [row] = await server().db.read(() =>
      query<{ state: string }>(
        'SELECT state FROM circle_members WHERE circle_id = ? AND user_id = ?',
        circle.id,
        who.id,
      ),
    );
    return row?.state;
  };
  /** Somebody who waits to be let in. */
  const addPending = async (circle: { id: string }): Promise<Someone> => {
    const who = await adult();
    await server().db.write(() =>
      query(
        `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at)
         VALUES (?, ?, 'member', 3, 'pending', ?)`,
        circle.id,
        who.id,
        server().clock.now,
      ),
    );
    return who;
  };
  return { addPending, adult, minor, person, newClient, bornYearsAgo, circleOfThree, stateOf };
};
