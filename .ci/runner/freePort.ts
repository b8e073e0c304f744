import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever connects or listens without asking for one: those may be taken in a moment. */
const range = { from: 10_000, to: 32_000 };

/** What browsers refuse to connect to in that range, since another protocol has it (https://fetch.spec.whatwg.org/#port-blocking). */
const REFUSED = 10_080;

/** A port that nobody listens on, and that nobody is given until it is used. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(range.from, range.to);
    if (port !== REFUSED && (await isFree(port))) return port;
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
