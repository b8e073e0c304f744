import { retention } from '../../../core/rules/retention.ts';
import { first, query, type Queries, type RowOf } from '../../db/db.ts';
import { newToken, tokenHash } from '../tokens.ts';

/** What a link in a mail may be for, and how long it works, in milliseconds. */
const tokenLife = { verify: retention.confirmLink, reset: retention.resetLink } as const;
export type TokenPurpose = keyof typeof tokenLife;

export type TokenOwner = RowOf<'mail_tokens', 'user_id' | 'email_key'>;

/** Makes a link's token; only its hash is kept. Earlier ones stay good: mails overtake each other. */
export const makeToken = (purpose: TokenPurpose, owner: TokenOwner, now: number) => {
  const token = newToken();
  function* store(): Queries<void> {
    yield* query(
      'INSERT INTO mail_tokens (token_hash, purpose, user_id, email_key, expires_at) VALUES (?, ?, ?, ?, ?)',
      tokenHash(token),
      purpose,
      owner.user_id,
      owner.email_key,
      now + tokenLife[purpose],
    );
  }
  return { token, store };
};

/** Whose token it is, without using it up. */
export const peekToken = (token: string, purpose: TokenPurpose, now: number): Queries<TokenOwner | undefined> =>
  first(
    query<TokenOwner>(
      'SELECT user_id, email_key FROM mail_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > ?',
      tokenHash(token),
      purpose,
      now,
    ),
  );

/** Uses a token up, and with it all others of its purpose and account. Of parallel calls one gets it. */
export function* useToken(token: string, purpose: TokenPurpose, now: number): Queries<TokenOwner | undefined> {
  const [row] = yield* query<TokenOwner>(
    'DELETE FROM mail_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > ? RETURNING user_id, email_key',
    tokenHash(token),
    purpose,
    now,
  );
  if (row) yield* endTokens(row.user_id, purpose);
  return row;
}

/** Links of this purpose that are still on their way to this account open nothing any more. */
export const endTokens = (userId: string, purpose: TokenPurpose): Queries<unknown> =>
  query('DELETE FROM mail_tokens WHERE user_id = ? AND purpose = ?', userId, purpose);

export const sweepTokens = (now: number): Queries<unknown> =>
  query('DELETE FROM mail_tokens WHERE expires_at <= ?', now);
