import { newToken, tokenHash } from '../../accounts/service.ts';
import { first, query, type Queries, type RowOf } from '../../db/db.ts';

type Owner = RowOf<'appeal_tokens', 'action_id' | 'user_id'>;

/** Makes a token that lets a banned person appeal without a session; only its hash is kept. */
export function* makeAppealToken({ action_id, user_id }: Owner, expiresAt: number): Queries<string> {
  const token = newToken();
  yield* query(
    'INSERT INTO appeal_tokens (token_hash, action_id, user_id, expires_at) VALUES (?, ?, ?, ?)',
    tokenHash(token),
    action_id,
    user_id,
    expiresAt,
  );
  return token;
}

/** What a token is about. It stays good after the appeal, so that a second one hears that there is one already. */
export const readAppealToken = (token: string, now: number): Queries<Owner | undefined> =>
  first(
    query<Owner>(
      'SELECT action_id, user_id FROM appeal_tokens WHERE token_hash = ? AND expires_at > ?',
      tokenHash(token),
      now,
    ),
  );

export const sweepAppealTokens = (now: number): Queries<unknown> =>
  query('DELETE FROM appeal_tokens WHERE expires_at <= ?', now);
