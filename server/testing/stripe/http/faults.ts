import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a call goes wrong: 500, 429, an answer that is no JSON, a connection that is cut, or none that ever comes. */
export type Fault = 'error' | 'busy' | 'garbage' | 'cut' | 'hang';

export interface FaultOptions {
  /** How many calls go wrong; one without this. */
  times?: number;
  /** Only calls whose "METHOD /path" this matches. */
  path?: RegExp | string;
  /** Whether the call does what it was asked for first. A 500 is then kept for its idempotency key, as Stripe keeps it. */
  after?: boolean;
}

interface Planned extends FaultOptions {
  how: Fault | (() => void | Promise<void>);
  left: number;
}

export interface Faults {
  plan(how: Planned['how'], options?: FaultOptions): void;
  heal(): void;
  /** The fault of a call, before it is done or after. */
  take(call: string, isDone: boolean): Planned['how'] | null;
}

export const createFaults = (): Faults => {
  let planned: Planned[] = [];
  return {
    plan: (how, options = {}) => void planned.push({ ...options, how, left: options.times ?? 1 }),
    heal: () => void (planned = []),
    take(call, isDone) {
      const found = planned.find(
        ({ path = '', after = false, left }) =>
          left > 0 && after === isDone && (typeof path === 'string' ? call.includes(path) : path.test(call)),
      );
      if (!found) return null;
      found.left -= 1;
      return found.how;
    },
  };
};

export const errorBody = { error: { type: 'api_error', message: 'An unknown error occurred.' } };

/** Answers as a fault does. */
export const answerWith = (fault: Fault, request: IncomingMessage, response: ServerResponse): void => {
  if (fault === 'hang') return;
  if (fault === 'cut') return void request.socket.destroy();
  if (fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway');
  const body =
    fault === 'busy'
      ? { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } }
      : errorBody;
  response.writeHead(fault === 'busy' ? 429 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
