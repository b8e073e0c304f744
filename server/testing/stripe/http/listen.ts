import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_VERSION, type Account } from '../account.ts';
import { expand } from './expand.ts';
import { answerWith, errorBody, type Faults } from './faults.ts';
import { Form } from './form.ts';
import { invalid, Refusal } from './refusal.ts';
import { findRoute } from './routes.ts';

/** A call that was made. */
export interface StripeCall {
  method: string;
  path: string;
  idempotencyKey: string | null;
  /** The parameters as they were sent: form-encoded. */
  parameters: string;
}

interface Answer {
  status: number;
  body: object;
}

interface Kept extends Answer {
  request: string;
  time: number;
}

interface Keys {
  secret: string;
  publishable: string;
}

/** How long Stripe knows an idempotency key, in seconds. */
const KEY_LASTS = 24 * 60 * 60;

/** Stripe's API over HTTP, on a free port of this machine. */
export const listen = async (account: Account, keys: Keys, faults: Faults, calls: StripeCall[]) => {
  const kept = new Map<string, Kept>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => void handle({ account, keys, faults, calls, kept }, request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

interface Context {
  account: Account;
  keys: Keys;
  faults: Faults;
  calls: StripeCall[];
  kept: Map<string, Kept>;
}

const handle = async (
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> => {
  const { faults, calls } = context;
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://stripe');
  const path = url.pathname;
  const parameters = method === 'GET' ? url.search.slice(1) : body;
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : null;
  calls.push({ method, path, idempotencyKey, parameters });
  const before = faults.take(`${method} ${path}`, false);
  if (typeof before === 'string') return answerWith(before, request, response);
  await before?.();
  const id = `req_${randomBytes(8).toString('hex')}`;
  const { answer, isReplay } = answerOnce(context, { method, path, parameters, idempotencyKey, headers, id });
  const after = isReplay ? null : faults.take(`${method} ${path}`, true);
  if (after === 'error' && idempotencyKey !== null) {
    const stored = context.kept.get(idempotencyKey);
    if (stored) Object.assign(stored, { status: 500, body: errorBody });
  }
  if (typeof after === 'string') return answerWith(after, request, response);
  await after?.();
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': id,
    'stripe-version': API_VERSION,
    // Browsers call it from pages of Stripe's.
    'access-control-allow-origin': '*',
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
    ...(isReplay && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(answer.body));
};

interface Asked {
  method: string;
  path: string;
  parameters: string;
  idempotencyKey: string | null;
  headers: IncomingMessage['headers'];
  id: string;
}

/** The answer, or the one that was given before to the same idempotency key. */
const answerOnce = ({ account, keys, kept }: Context, asked: Asked): { answer: Answer; isReplay: boolean } => {
  const { method, idempotencyKey: key } = asked;
  const request = `${method} ${asked.path}?${asked.parameters}`;
  const before = key === null || method !== 'POST' ? undefined : kept.get(key);
  if (before && before.time + KEY_LASTS > account.now()) {
    if (before.request === request) return { answer: before, isReplay: true };
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return { answer: { status: 400, body: { error: { type: 'idempotency_error', message } } }, isReplay: false };
  }
  const answer = answerTo(account, keys, asked);
  // What was refused before anything began is not kept.
  const hasBegun = answer.status !== 400 && answer.status !== 401;
  if (key !== null && method === 'POST' && hasBegun) kept.set(key, { ...answer, request, time: account.now() });
  return { answer, isReplay: false };
};

const answerTo = (account: Account, keys: Keys, asked: Asked): Answer => {
  account.request = { id: asked.id, idempotency_key: asked.idempotencyKey };
  try {
    const found = findRoute(asked.method, asked.path);
    if (!found)
      throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${asked.method}: ${asked.path}).`);
    const form = Form.parse(asked.parameters);
    checkKey(asked.headers, form, keys, found.route.isOpen ?? false);
    form.only(...found.route.takes);
    const object = found.route.answer({ account, form, id: found.id });
    return { status: 200, body: expand(account, object, form.texts('expand')) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  } finally {
    account.request = null;
  }
};

const checkKey = (headers: IncomingMessage['headers'], form: Form, keys: Keys, isOpen: boolean): void => {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? form.text('key');
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION) throw invalid(`Invalid Stripe API version: ${String(version)}`);
  if (given === keys.secret) return;
  if (given !== keys.publishable) throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided');
  if (!isOpen)
    throw new Refusal(
      401,
      'invalid_request_error',
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      { code: 'secret_key_required' },
    );
  if (!form.has('client_secret'))
    throw invalid('Missing required param: client_secret.', 'client_secret', 'parameter_missing');
};
