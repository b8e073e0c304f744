import { load, network, type Call, type Load } from './lib/load.ts';
import { startBare, startProduct, type Measured } from './lib/processes.ts';
import { figure, inUnit, median, milliseconds, percentile, type Figure } from './lib/report.ts';

const ROUNDS = 5;
const REQUESTS = 3000;
/** A server that runs for days is compiled code: until about here V8 still interprets and compiles, product and limit alike. */
const WARM_UP = 20_000;
const CONNECTIONS = 32;

let made = 0;
const newSearch = (): Call => {
  const visitor = ++made;
  return {
    method: 'POST',
    path: '/api/search',
    headers: { 'x-forwarded-for': network(visitor), 'x-person': `visitor:${visitor}` },
    body: JSON.stringify({
      userId: null,
      query: `trouble number ${visitor}`,
      normalizedQuery: `trouble number ${visitor}`,
      isLifeNote: false,
    }),
  };
};

/** Runs product and limit turn by turn, so that a busy machine slows both, and keeps each one's median. */
const interleaved = async (product: Measured, limit: Measured, call: () => Call) => {
  const rounds: { product: Load; limit: Load }[] = [];
  await load(product, WARM_UP, CONNECTIONS, call);
  await load(limit, WARM_UP, CONNECTIONS, call);
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      product: await load(product, REQUESTS, CONNECTIONS, call),
      limit: await load(limit, REQUESTS, CONNECTIONS, call),
    });
  return {
    product: median(rounds.map((round) => round.product.cpu)),
    limit: median(rounds.map((round) => round.limit.cpu)),
    times: rounds.flatMap((round) => round.product.times),
  };
};

const against = (id: string, name: string, { product, limit }: { product: number; limit: number }, max: number) =>
  figure(id, name, product, limit, inUnit('µs CPU'), { max, note: 'bare' });

/** CPU time for each request against bare node:http, in the same run (docs/proof.md P1, P2, P3). */
export const http = async (): Promise<Figure[]> => {
  const [product, bareJson, bareSearch] = [await startProduct(), await startBare('json'), await startBare('search')];
  const cookie = await memberCookie(product.url);
  const read: Call = { method: 'GET', path: '/api/subscription-required', headers: { cookie } };
  const get = await interleaved(product, bareJson, () => read);
  const post = await interleaved(product, bareSearch, newSearch);
  const [p50, p99] = [percentile(post.times, 0.5), percentile(post.times, 0.99)];
  const repeat: Call = { ...newSearch(), headers: { cookie } };
  const again = await interleaved(product, bareJson, () => repeat);
  await Promise.all([product, bareJson, bareSearch].map((server) => server.stop()));
  return [
    against('P1', 'GET for a signed-in member', get, 2.2),
    against('P2', 'recorded search', post, 1.15),
    figure('P2', 'recorded search, tail at 32 connections', p99, p50, milliseconds, { max: 4, note: 'p50' }),
    against('P3', 'repeated search, still counted', again, 4),
  ];
};

/** Registers a member and gives the cookies of the session. */
export const memberCookie = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'bench@example.org',
      password: 'a lamp on its stand gives light',
      nickname: 'Bench',
      birthDate: '1990-05-17',
    }),
  });
  if (!answer.ok) throw new Error(`registering answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};
