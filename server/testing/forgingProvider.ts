import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForgingProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the next id token says otherwise than it should, and who signs it. */
  lie: { claims: Record<string, unknown>; unsigned?: boolean; foreignKey?: boolean; alg?: string };
  /** Whether PKCE verifiers were checked and right. */
  verifiers: boolean[];
  /** Plays the browser's visit: gives the address that the browser is sent back to. */
  authorize(authorization: string, answer?: Record<string, string>): string;
  close(): Promise<void>;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider written to lie in one way at a time. */
export const startForgingProvider = async (): Promise<ForgingProvider> => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asked = new Map<string, { nonce: string; challenge: string }>();
  const client = { clientId: 'lampstand', clientSecret: 'a secret between the two' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hostile: ForgingProvider = {
    issuer,
    ...client,
    lie: { claims: {} },
    verifiers: [],
    authorize(authorization, answer = {}) {
      const query = new URL(authorization).searchParams;
      const code = randomUUID();
      asked.set(code, { nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '' });
      const back = new URL(query.get('redirect_uri') ?? '');
      for (const [name, value] of Object.entries({ code, state: query.get('state') ?? '', iss: issuer, ...answer }))
        if (value !== '') back.searchParams.set(name, value);
      return back.href;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const idToken = (nonce: string): string => {
    const { claims, unsigned, foreignKey, alg = 'RS256' } = hostile.lie;
    const now = Math.floor(Date.now() / 1000);
    const head = encode({ alg: unsigned ? 'none' : alg, kid: 'one' });
    const body = encode({
      iss: issuer,
      aud: client.clientId,
      sub: 'honest',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'honest@example.org',
      email_verified: true,
      name: 'Honest',
      ...claims,
    });
    if (unsigned) return `${head}.${body}.`;
    const key: KeyObject = foreignKey ? foreign.privateKey : keys.privateKey;
    return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url')}`;
  };

  server.on('request', (request, response) => {
    const reply = (body: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration')
      return reply({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === '/jwks')
      return reply({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] });
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(text);
      const known = asked.get(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      hostile.verifiers.push(known !== undefined && known.challenge !== '' && known.challenge === challenge);
      reply({ access_token: 'unused', token_type: 'Bearer', expires_in: 300, id_token: idToken(known?.nonce ?? '') });
    });
  });
  return hostile;
};
