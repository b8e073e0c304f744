import { load, type Call, type Load } from './lib/load.ts';
import { startBare, startProduct, type Measured } from './lib/processes.ts';
import { median, percentile, type Figure } from './lib/report.ts';

const ROUNDS = 5;
const REQUESTS = 3000;
/** A server that runs for days is compiled code: until about here V8 still interprets and compiles, product and limit alike. */
const WARM_UP = 20_000;
const CONNECTIONS = 32;

let made = 0;
const newSearch = (): Call => {
  const visitor = ++made;
  const address = `${10 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}.1`;
  return {
    method: 'POST',
    path: '/api/search',
    headers: { 'x-forwarded-for': address, 'x-person': `visitor:${visitor}` },
    body: JSON.stringify({
      userId: null,
      query: `trouble number ${visitor}`,
      normalizedQuery: `trouble number ${visitor}`,
      isLifeNote: false,
    }),
  };
};

/** Runs product and limit turn by turn, so that a busy machine slows both, and keeps each one's median. */
const interleaved = async (product: Measured, limit: Measured, ours: () => Call, theirs: () => Call) => {
  const rounds: { product: Load; limit: Load }[] = [];
  await load(product, WARM_UP, CONNECTIONS, ours);
  await load(limit, WARM_UP, CONNECTIONS, theirs);
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      product: await load(product, REQUESTS, CONNECTIONS, ours),
      limit: await load(limit, REQUESTS, CONNECTIONS, theirs),
    });
  return {
    product: median(rounds.map((round) => round.product.cpu)),
    limit: median(rounds.map((round) => round.limit.cpu)),
    times: rounds.flatMap((round) => round.product.times),
  };
};

const micro = (value: number) => `${value.toFixed(0)} µs CPU`;

/** CPU time for each request against bare node:http, in the same run (docs/proof.md P1, P2, P3). */
export const http = async (): Promise<Figure[]> => {
  const [product, bareJson, bareSearch] = [await startProduct(), await startBare('json'), await startBare('search')];
  const figures: Figure[] = [];
  try {
    const cookie = await memberCookie(product.url);
    const read: Call = { method: 'GET', path: '/api/subscription-required', headers: { cookie } };
    const get = await interleaved(
      product,
      bareJson,
      () => read,
      () => read,
    );
    figures.push(figure('P1', 'GET for a signed-in member', get, 2.2));

    const post = await interleaved(product, bareSearch, newSearch, newSearch);
    figures.push(figure('P2', 'recorded search', post, 1.15));
    const [p50, p99] = [percentile(post.times, 0.5), percentile(post.times, 0.99)];
    figures.push({
      id: 'P2',
      name: 'recorded search, tail at 32 connections',
      product: `p99 ${p99.toFixed(1)} ms`,
      limit: `p50 ${p50.toFixed(1)} ms`,
      ratio: p99 / p50,
      goal: '<= 4',
      holds: p99 / p50 <= 4,
    });

    const repeat: Call = { ...newSearch(), headers: { cookie } };
    const again = await interleaved(
      product,
      bareJson,
      () => repeat,
      () => repeat,
    );
    figures.push(figure('P3', 'repeated search, still counted', again, 4));
  } finally {
    await Promise.all([product, bareJson, bareSearch].map((server) => server.stop()));
  }
  return figures;
};

const figure = (id: string, name: string, measured: { product: number; limit: number }, max: number): Figure => ({
  id,
  name,
  product: micro(measured.product),
  limit: `${micro(measured.limit)} bare`,
  ratio: measured.product / measured.limit,
  goal: `<= ${max}`,
  holds: measured.product / measured.limit <= max,
});

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
