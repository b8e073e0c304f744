import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { TestClient } from './client.ts';

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who can sign in, by their subject. */
  people: Map<string, { email: string; email_verified: boolean; name: string }>;
  /** Goes where our server sent the browser, signs in there, and gives the address the provider sends the browser back to. */
  signIn(authorization: string, subject: string): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID provider on this machine, with a browser that fills in its forms. */
export const startProvider = async (redirectUri: () => string): Promise<TestProvider> => {
  const people: TestProvider['people'] = new Map();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'lampstand', clientSecret: 'a secret between the two' };

  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri()] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    cookies: { keys: ['a key for tests'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));

  return {
    issuer,
    ...client,
    people,
    async signIn(authorization, subject) {
      const browser = new TestClient(issuer);
      let path = authorization.slice(issuer.length);
      for (let step = 0; step < 12; step++) {
        const page = await browser.fetch(path);
        const location = page.headers.get('location');
        if (location) {
          if (!location.startsWith('/') && !location.startsWith(issuer)) return location;
          path = location.replace(issuer, '');
          continue;
        }
        // Its own sign-in and consent forms.
        const html = await page.text();
        const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? '';
        const answer = await browser.fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ prompt, login: subject, password: 'any' }).toString(),
        });
        path = (answer.headers.get('location') ?? '').replace(issuer, '');
        if (!path) throw new Error(`the provider did not go on: ${answer.status} ${await answer.text()}`);
      }
      throw new Error('the provider never sent the browser back');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
