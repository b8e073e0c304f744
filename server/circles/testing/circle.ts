import { expect } from 'vitest';
import type { CircleEvent } from '../../../core/contract/circles.ts';
import type { Someone } from '../../testing/someone.ts';

/** A circle of this person's, and its id. */
export const makeCircle = async (owner: Someone, isPublic = true, name = 'Hope'): Promise<string> => {
  const { status, data } = await owner.client.call('createCircle', { body: { name, isPublic } });
  expect(status).toBe(200);
  return data.id;
};

/** Has people join a public circle. */
export const joinAll = async (id: string, ...people: readonly Someone[]): Promise<void> => {
  for (const { client } of people) expect((await client.call('joinCircle', { params: { id } })).status).toBe(200);
};

export const carols = { title: 'Carols', dateTime: '2026-12-24T17:30:00.000Z', timeZone: 'Europe/Berlin' };

/** Has somebody make an event, which is `carols` where nothing else is said. */
export const addEvent = async (who: Someone, id: string, fields: object = {}): Promise<CircleEvent> => {
  const { status, data, failure } = await who.client.call('addEvent', {
    params: { id },
    body: { ...carols, ...fields },
  });
  expect(status, JSON.stringify(failure)).toBe(200);
  return data;
};
