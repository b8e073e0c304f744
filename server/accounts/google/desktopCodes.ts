import { hash } from 'node:crypto';
import { query, type Queries, type RowOf } from '../../db/db.ts';
import { newToken, tokenHash } from '../tokens.ts';
import type { DesktopReturn, ProviderIdentity } from './provider.ts';

/** How long the app has to fetch what the browser brought, in milliseconds. */
const CODE_LIFE = 2 * 60_000;

/** The address on which the app listens, on its own computer and nowhere else. */
export const desktopAddress = ({ port, state }: DesktopReturn, told: { code: string } | { error: string }): string =>
  `http://127.0.0.1:${port}/signed-in?${new URLSearchParams({ state, ...told })}`;

/** Makes a code that only the app with the secret can use, once. Its hash is kept. */
export const makeDesktopCode = (challenge: string, vouched: ProviderIdentity, now: number) => {
  const code = newToken();
  function* store(): Queries<void> {
    yield* query(
      'INSERT INTO desktop_sign_ins (code_hash, challenge, vouched, expires_at) VALUES (?, ?, ?, ?)',
      tokenHash(code),
      challenge,
      JSON.stringify(vouched),
      now + CODE_LIFE,
    );
  }
  return { code, store };
};

/** Uses a code up, whether or not the verifier is right: whoever has only one of the two gets no second try. */
export function* useDesktopCode(code: string, verifier: string, now: number): Queries<ProviderIdentity | undefined> {
  const [row] = yield* query<RowOf<'desktop_sign_ins', 'challenge' | 'vouched' | 'expires_at'>>(
    'DELETE FROM desktop_sign_ins WHERE code_hash = ? RETURNING challenge, vouched, expires_at',
    tokenHash(code),
  );
  if (!row || row.expires_at <= now || row.challenge !== hash('sha256', verifier, 'base64url')) return undefined;
  return JSON.parse(row.vouched) as ProviderIdentity;
}

export const sweepDesktopCodes = (now: number): Queries<unknown> =>
  query('DELETE FROM desktop_sign_ins WHERE expires_at <= ?', now);
