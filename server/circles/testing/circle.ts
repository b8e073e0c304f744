import { expect } from 'vitest';
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
