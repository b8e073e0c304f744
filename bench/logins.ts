import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct, type Measured } from './lib/processes.ts';
import { percentile, type Figure } from './lib/report.ts';

const SECONDS = 15;
const LOGINS = 100;
const SEARCHES = 20;
const DELAY_LIMIT = 25;

const agent = new Agent({ keepAlive: true });
let made = 0;
/** Another network each time: the ceilings of one network are not what is measured. */
const newNetwork = () => {
  const network = ++made;
  return `${10 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}.1`;
};

const post = (server: Measured, path: string, body: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() };
    const sent = request(server.url + path, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

/** Offers `rate` calls a second whether the earlier ones are answered or not, as a crowd does. */
const offer = async (rate: number, call: () => Promise<void>) => {
  const calls: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < rate * SECONDS; count++) {
    const due = began + (count * 1000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    calls.push(call());
  }
  await Promise.all(calls);
};

const searchTimes = async (server: Measured): Promise<number[]> => {
  const times: number[] = [];
  await offer(SEARCHES, async () => {
    const started = performance.now();
    const words = `trouble number ${made}`;
    await post(server, '/api/search', { userId: null, query: words, normalizedQuery: words, isLifeNote: false });
    times.push(performance.now() - started);
  });
  return times;
};

/** A flood of sign-ins must neither stop the event loop nor make anybody else wait (docs/proof.md P13). */
export const logins = async (): Promise<Figure[]> => {
  const server = await startProduct();
  const answers = new Map<number, number>();
  try {
    await searchTimes(server);
    const idle = percentile(await searchTimes(server), 0.99);
    let busyTimes: number[] = [];
    const flood = () =>
      offer(LOGINS, async () => {
        const email = `somebody${made}@example.org`;
        const status = await post(server, '/api/auth/login', { email, password: 'not what it is' });
        answers.set(status, (answers.get(status) ?? 0) + 1);
      });
    const delay = await server.loopDelay(async () => {
      [, busyTimes] = await Promise.all([flood(), searchTimes(server)]);
    });
    const busy = percentile(busyTimes, 0.99);
    const [refused, compared] = [answers.get(429) ?? 0, answers.get(401) ?? 0];
    const others = LOGINS * SECONDS - refused - compared;
    return [
      {
        id: 'P13',
        name: `event loop delay (p99) at ${LOGINS} sign-ins a second`,
        product: `${delay.toFixed(1)} ms`,
        limit: `${DELAY_LIMIT} ms`,
        ratio: delay / DELAY_LIMIT,
        goal: '<= 1',
        holds: delay <= DELAY_LIMIT,
      },
      {
        id: 'P13',
        name: 'search meanwhile (p99)',
        product: `${busy.toFixed(1)} ms`,
        limit: `${idle.toFixed(1)} ms idle`,
        ratio: busy / idle,
        goal: '<= 3',
        holds: busy <= 3 * idle,
      },
      {
        id: 'P13',
        name: 'sign-ins that got neither 401 nor 429',
        product: `${compared} x 401, ${refused} x 429`,
        limit: `${LOGINS * SECONDS} offered`,
        ratio: others,
        goal: '0',
        holds: others === 0,
      },
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
};
