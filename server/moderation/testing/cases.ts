import { expect } from 'vitest';
import type { ReportReason } from '../../../core/contract/moderation.ts';
import { query } from '../../db/db.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Someone } from '../../testing/someone.ts';

/** Reports an account, and gives the report's id. */
export const reportUser = async (by: Someone, userId: string, reason: ReportReason = 'harassment') => {
  const { status, data } = await by.client.call('report', { body: { subject: 'user', subjectId: userId, reason } });
  expect(status).toBe(200);
  return data.id;
};

/** The open case of a thing. */
export const openCaseOf = async ({ db }: TestServer, subjectId: string): Promise<string> => {
  const [row] = await db.read(() =>
    query<{ id: string }>("SELECT id FROM cases WHERE subject_id = ? AND state = 'open'", subjectId),
  );
  if (!row) throw new Error('there is no open case');
  return row.id;
};

/** The action that a person's latest notice is about. */
export const latestAction = async ({ client }: Someone): Promise<string> => {
  const { data } = await client.call('notices');
  const actionId = data.find((notice) => notice.actionId !== null)?.actionId;
  if (!actionId) throw new Error('no notice is about an action');
  return actionId;
};

/** Has somebody reported, warned by a moderator, and appeal; gives the appeal. */
export const warnAndAppeal = async (server: TestServer, moderator: Someone, warned: Someone, reporter: Someone) => {
  await reportUser(reporter, warned.id);
  const params = { caseId: await openCaseOf(server, warned.id) };
  const { status } = await moderator.client.call('actOnCase', { params, body: { action: 'warn', reason: 'Harsh.' } });
  expect(status).toBe(200);
  const body = { actionId: await latestAction(warned), text: 'I was quoting a psalm.' };
  return (await warned.client.call('appeal', { body })).data.id;
};
