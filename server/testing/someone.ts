import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '../../core/rules/roles.ts';
import { query } from '../db/db.ts';
import { TestClient } from './client.ts';
import type { TestServer } from './harness.ts';

export interface Someone {
  id: string;
  email: string;
  client: TestClient;
}

/** What an account is besides its role; a confirmed adult without these. */
interface Traits {
  nickname?: string;
  birthDate?: string;
  verified?: boolean;
  blocked?: boolean;
  pastoral?: boolean;
  /** In milliseconds. */
  suspendedUntil?: number;
  /** In milliseconds; now without. */
  createdAt?: number;
}

/** Makes accounts with a session, straight in the database: hashing a password for each would take minutes. */
export const createPeople = (server: () => TestServer) => {
  let networks = 0;
  const newClient = (cookie?: string): TestClient => {
    networks += 1;
    return new TestClient(server().url, {
      'X-Forwarded-For': `10.${(networks >> 8) & 255}.${networks & 255}.1`,
      ...(cookie ? { cookie } : {}),
    });
  };

  const person = async (role: Role, traits: Traits = {}): Promise<Someone> => {
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    const email = `${id}@example.org`;
    const { now } = server().clock;
    const { nickname = 'Someone', birthDate = '1990-05-17', verified = true, createdAt = now } = traits;
    await server().db.write(function* () {
      yield* query(
        `INSERT INTO users (id, email, email_key, nickname, display_name, birth_date, role, blocked, verified_at, created_at, pastoral,
           suspended_until)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        email,
        email,
        nickname,
        nickname,
        birthDate,
        role,
        traits.blocked ? 1 : 0,
        verified ? now : null,
        createdAt,
        traits.pastoral ? 1 : 0,
        traits.suspendedUntil ?? null,
      );
      yield* query(
        'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
        createHash('sha256').update(token).digest('base64url'),
        id,
        now,
        now + 30 * 24 * 60 * 60 * 1000,
      );
    });
    return { id, email, client: newClient(`lampstand_session=${token}`) };
  };

  return { newClient, person };
};
