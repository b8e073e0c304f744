import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Circle, CircleEvent } from '../../../core/contract/circles.ts';
import type { TestClient } from '../../testing/client.ts';

/** Somebody who makes calls. */
interface Caller {
  client: TestClient;
}

/** The parameters of a call about a circle, and about somebody in it. */
export const at = (circle: { id: string }, who?: { id: string }) => ({
  params: { id: circle.id, ...(who ? { userId: who.id } : {}) },
});

/** How many members a circle has, as somebody sees it. */
export const countOf = async (circle: { id: string }, { client }: Caller): Promise<number> =>
  (await client.call('readCircle', at(circle))).data.memberCount;

/** A circle of this person's, public where nothing else is said. */
export const createCircle = async ({ client }: Caller, body: Record<string, unknown> = {}): Promise<Circle> => {
  const { status, data, failure } = await client.call('createCircle', {
    body: { name: 'Hope', description: 'Before work.', isPublic: true, ...body },
  });
  expect(status, JSON.stringify(failure)).toBe(200);
  return data;
};

/** Has people join a public circle. */
export const joinCircle = async (circle: { id: string }, ...people: readonly Caller[]): Promise<void> => {
  for (const { client } of people) expect((await client.call('joinCircle', at(circle))).status).toBe(200);
};

/** A word that nobody else uses, of consonants alone: in digits and vowels by chance a slur may be found. */
export const newWord = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/./g, (digit) => 'bdhjklmnpqrstvwx'.charAt(parseInt(digit, 16)));

export const carols = { title: 'Carols', dateTime: '2026-12-24T17:30:00.000Z', timeZone: 'Europe/Berlin' };

/** Has somebody make an event, which is `carols` where nothing else is said. */
export const addEvent = async ({ client }: Caller, id: string, fields: object = {}): Promise<CircleEvent> => {
  const { status, data, failure } = await client.call('addEvent', { params: { id }, body: { ...carols, ...fields } });
  expect(status, JSON.stringify(failure)).toBe(200);
  return data;
};
