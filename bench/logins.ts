import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { network, send } from './lib/load.ts';
import { startProduct, type Measured } from './lib/processes.ts';
import { figure, milliseconds, percentile, timedAsync, type Figure } from './lib/report.ts';

const SECONDS = 15;
const LOGINS = 100;
const SEARCHES = 20;
const DELAY_LIMIT = 25;

const agent = new Agent({ keepAlive: true });
let made = 0;
const post = (server: Measured, path: string, body: object): Promise<number> =>
  send(
    server,
    { method: 'POST', path, headers: { 'x-forwarded-for': network(++made) }, body: JSON.stringify(body) },
    agent,
  );

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
    const words = `trouble number ${made}`;
    const search = { userId: null, query: words, normalizedQuery: words, isLifeNote: false };
    times.push(await timedAsync(() => post(server, '/api/search', search)));
  });
  return times;
};

/** A flood of sign-ins must neither stop the event loop nor make anybody else wait (docs/proof.md P13). */
export const logins = async (): Promise<Figure[]> => {
  const server = await startProduct();
  const answers = new Map<number, number>();
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
  console.log(`sign-ins: ${compared} answered 401, ${refused} answered 429`);
  agent.destroy();
  await server.stop();
  return [
    figure('P13', `event loop delay (p99) at ${LOGINS} sign-ins a second`, delay, DELAY_LIMIT, milliseconds),
    figure('P13', 'search meanwhile (p99)', busy, idle, milliseconds, { max: 3, note: 'idle' }),
    figure('P13', 'sign-ins that got neither 401 nor 429', others, LOGINS * SECONDS, String, {
      max: 0,
      note: 'offered',
    }),
  ];
};
