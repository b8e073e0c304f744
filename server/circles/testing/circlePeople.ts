import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Circle } from '../../../core/contract/circles.ts';
import { query } from '../../db/db.ts';
import type { TestServer } from '../../testing/harness.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';

const YEAR = 365.25 * 24 * 60 * 60_000;
const OLD_ACCOUNT = 30 * 24 * 60 * 60_000;

/** A word that nobody else uses, of consonants alone: in digits and vowels by chance a slur may be found. */
export const newWord = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/./g, (digit) => 'bdhjklmnpqrstvwx'.charAt(parseInt(digit, 16)));

/** People with a subscription and accounts of a month, and what they do with circles, over HTTP. */
export const createCirclePeople = (server: () => TestServer) => {
  const { person, newClient } = createPeople(server);
  type Traits = Parameters<typeof person>[1];
  const adult = (traits: Traits = {}) => person('premium', { createdAt: server().clock.now - OLD_ACCOUNT, ...traits });
  const bornYearsAgo = (years: number) => new Date(server().clock.now - years * YEAR).toISOString().slice(0, 10);
  const minor = (traits: Traits = {}) => adult({ birthDate: bornYearsAgo(15), ...traits });

  const createCircle = async ({ client }: Someone, body: Record<string, unknown> = {}): Promise<Circle> => {
    const { status, data, failure } = await client.call('createCircle', {
      body: { name: 'Morning prayer', description: 'Before work.', isPublic: true, ...body },
    });
    expect(status, JSON.stringify(failure)).toBe(200);
    return data;
  };
  const at = (circle: { id: string }, who?: { id: string }) => ({
    params: { id: circle.id, ...(who ? { userId: who.id } : {}) },
  });
  const joinCircle = async (circle: Circle, ...who: readonly Someone[]): Promise<void> => {
    for (const { client } of who) expect((await client.call('joinCircle', at(circle))).status).toBe(200);
  };
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
  return { adult, minor, person, newClient, bornYearsAgo, createCircle, joinCircle, circleOfThree, at, stateOf };
};
