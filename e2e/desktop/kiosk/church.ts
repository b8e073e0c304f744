import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { startServer, type RunningServer } from '../../server.ts';

/** The address that the church's server gives for itself: no phone could open one of this computer's own. */
export const PUBLIC_URL = 'http://church.example';

/** A church's server, and the session of its admin. */
export interface Church {
  server: RunningServer;
  request: APIRequestContext;
  /** An address in a network that no other test has. */
  nextAddress(): string;
}

export const send = async <T>(request: APIRequestContext, path: string, data: object): Promise<T> => {
  const reply = await request.post(path, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as T;
};

export const openChurch = async (requests: {
  newContext(options: object): Promise<APIRequestContext>;
}): Promise<Church> => {
  const server = await startServer({ ADMIN_SECRET, PUBLIC_URL, TRUST_PROXY: 'true' });
  const request = await requests.newContext({ baseURL: server.url });
  const email = 'naomi@example.org';
  const person = { email, password: 'where you go', nickname: 'Naomi', birthDate: '1990-05-17' };
  await send(request, '/api/auth/register', person);
  await send(request, '/api/admin/setup', { email, adminSecret: ADMIN_SECRET });
  let networks = 0;
  return { server, request, nextAddress: () => `10.${networks >> 8}.${networks++ & 255}.7` };
};

export const closeChurch = async ({ server, request }: Church): Promise<void> => {
  await request.dispose();
  await server.stop();
};

/** What is needed to be connected, got by a code as the set-up gets it. */
export const pair = async (server: RunningServer, code: string): Promise<{ token: object }> => {
  const headers = { 'content-type': 'application/json', origin: server.url };
  const reply = await fetch(`${server.url}/api/kiosk/pair`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ code }),
  });
  const { token } = (await reply.json()) as { token: string };
  return { token: { sealed: false, value: token } };
};
