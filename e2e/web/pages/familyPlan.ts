import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { RunningServer } from '../../server.ts';
import { expect, type Newcomer, type Outbox, type Visitor } from './people.ts';

const MONTH = 30 * 24 * 60 * 60_000;

/** Signs somebody up with a confirmed address who has a family plan, as if it were paid for; they are not at /family yet. */
export const signUpWithFamily = async (
  visitor: Visitor,
  newcomer: Newcomer,
  outbox: Outbox,
  { folder }: Pick<RunningServer, 'folder'>,
): Promise<void> => {
  await visitor.signUp(newcomer);
  const link = await outbox.nextLink(newcomer.email);
  const until = Date.now() + MONTH;
  const database = new Database(join(folder, 'lampstand.sqlite'));
  const { id } = database.prepare('SELECT id FROM users WHERE email = ?').get(newcomer.email) as { id: string };
  database
    .prepare(
      `INSERT INTO purchases (id, source, user_id, plan, status, until, renews_at, started_at)
       VALUES (?, 'stripe', ?, 'family', 'active', ?, ?, ?)`,
    )
    .run(`sub_${id}`, id, until, until, Date.now());
  database.prepare("UPDATE users SET subscription_tier = 'family', subscription_until = ? WHERE id = ?").run(until, id);
  database.close();
  // Also the server's first write since: it asks anew then who somebody is.
  const answer = await visitor.page.request.post('/api/auth/verify', { data: { token: link.split('token=')[1] } });
  await expect(answer).toBeOK();
};
