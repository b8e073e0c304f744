import { expect } from 'vitest';
import type { ModerationAction, ModerationCase, ReportReason } from '../../../core/contract/moderation.ts';
import type { Input, TestClient } from '../../testing/client.ts';
import type { Endpoints } from '../../../core/contract/endpoints.ts';
import { query } from '../../db/db.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Someone } from '../../testing/someone.ts';

type Calls = Pick<Someone, 'client'>;

/** Publishes a post for everyone, and gives its id. */
export const writePost = async ({ client }: Calls, fields: Partial<Input<Endpoints['addPost']>['body']> = {}) => {
  const body = { content: 'Grant us peace.', postType: 'general', audience: 'everyone', ...fields };
  const { status, data, failure } = await client.call('addPost', { body });
  expect(status, JSON.stringify(failure)).toBe(200);
  return data.id;
};

/** Reports a post, and gives the report's id. */
export const reportPost = async ({ client }: Calls, subjectId: string, reason: ReportReason = 'harassment') => {
  const { status, data } = await client.call('report', { body: { subject: 'post', subjectId, reason } });
  expect(status).toBe(200);
  return data.id;
};

/** Reports an account, and gives the report's id. */
export const reportUser = async ({ client }: Calls, subjectId: string, reason: ReportReason = 'harassment') => {
  const { status, data } = await client.call('report', { body: { subject: 'user', subjectId, reason } });
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

export const act = (client: TestClient, caseId: string, action: ModerationAction, days?: number) =>
  client.call('actOnCase', {
    params: { caseId },
    body: { action, reason: 'As our standards say.', ...(days === undefined ? {} : { days }) },
  });

/** A case as a member of the staff sees it among the open ones. */
export const seenCase = async ({ client }: Calls, caseId: string): Promise<ModerationCase> => {
  const { data } = await client.call('moderationCases', { query: { limit: '30' } });
  const found = data.find(({ id }) => id === caseId);
  if (!found) throw new Error('the case is not among the first thirty open ones');
  return found;
};

/** The action that a person's latest notice is about. */
export const latestAction = async ({ client }: Calls): Promise<string> => {
  const { data } = await client.call('notices');
  const actionId = data.find((notice) => notice.actionId !== null)?.actionId;
  if (!actionId) throw new Error('no notice is about an action');
  return actionId;
};

/** Has somebody reported, warned by a moderator, and appeal; gives the appeal. */
export const warnAndAppeal = async (server: TestServer, moderator: Calls, warned: Someone, reporter: Calls) => {
  await reportUser(reporter, warned.id);
  expect((await act(moderator.client, await openCaseOf(server, warned.id), 'warn')).status).toBe(200);
  const body = { actionId: await latestAction(warned), text: 'I was quoting a psalm.' };
  return (await warned.client.call('appeal', { body })).data.id;
};
