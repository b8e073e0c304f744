import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '../../core/contract/accounts.ts';
import type { Role } from '../../core/rules/roles.ts';
import { query, type Db } from '../db/db.ts';
import type { Scheduler } from '../jobs.ts';
import type { JobTurn } from '../system/service.ts';
import type { TestClient } from './client.ts';

export interface Newcomer {
  email: string;
  password: string;
  nickname: string;
  displayName: string;
  birthDate: string;
  /** Given by the database, as staff would. */
  role: Role;
  verified: boolean;
}

export interface Member {
  client: TestClient;
  user: CurrentUser;
  email: string;
  password: string;
}

export const PASSWORD = 'a lamp unto my feet';

/** Registers over HTTP; role and confirmed address are then set in the database. */
export const join = async (client: TestClient, db: Db, fields: Partial<Newcomer> = {}): Promise<Member> => {
  const { role, verified, ...body } = {
    email: `${randomUUID()}@example.org`,
    password: PASSWORD,
    nickname: 'Ruth',
    birthDate: '1990-05-17',
    ...fields,
  };
  const { status, data, failure } = await client.call('register', { body });
  if (status !== 200) throw new Error(`could not register: ${status} ${JSON.stringify(failure)}`);
  await db.write(function* () {
    if (role) yield* query('UPDATE users SET role = ? WHERE id = ?', role, data.id);
    if (verified) yield* query('UPDATE users SET verified_at = ? WHERE id = ?', 1, data.id);
  });
  return { client, user: data, email: body.email, password: body.password };
};

/** Jobs that run when the test says so, and then all of them; `now` is told as the time of each turn. */
export const createJobs = (now: () => number): Scheduler & { run(): Promise<void> } => {
  const works: { name: string; work: Parameters<Scheduler['every']>[2]; milliseconds: number }[] = [];
  const listeners: ((turn: JobTurn) => void)[] = [];
  return {
    every: (name, milliseconds, work) => {
      works.push({ name, work, milliseconds });
      return { soon: () => undefined };
    },
    onTurn: (listener) => void listeners.push(listener),
    stop: async () => undefined,
    async run() {
      for (const { name, work, milliseconds } of works) {
        const startedAt = now();
        if ((await work(() => false)) === false) continue;
        const turn = { name, startedAt, endedAt: now(), ok: true, nextAt: startedAt + milliseconds };
        for (const listener of listeners) listener(turn);
      }
    },
  };
};
