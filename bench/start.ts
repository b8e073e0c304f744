import { load, network } from './lib/load.ts';
import { startProduct } from './lib/processes.ts';
import { figure, inUnit, median, milliseconds, type Figure } from './lib/report.ts';

const STARTS = 5;
const SEARCHES = 10_000;
const START_LIMIT = 700;
const MEMORY_LIMIT = 150;

/** Milliseconds from process start to the first 200, and memory after 10,000 searches (docs/proof.md P12). */
export const start = async (): Promise<Figure[]> => {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const began = performance.now();
    const server = await startProduct();
    const answer = await fetch(`${server.url}/healthz`);
    if (answer.status !== 200) throw new Error(`/healthz answered ${answer.status}`);
    times.push(performance.now() - began);
    await server.stop();
  }
  const server = await startProduct();
  await load(server, SEARCHES, 32, (index) => ({
    method: 'POST',
    path: '/api/wisdom/search',
    headers: { 'x-forwarded-for': network(index) },
    body: JSON.stringify({ query: `I am worried about number ${index}`, userId: null }),
  }));
  const memory = server.memory() / 1024 / 1024;
  await server.stop();
  return [
    figure('P12', 'cold start to the first 200', median(times), START_LIMIT, milliseconds),
    figure('P12', `memory after ${SEARCHES} searches`, memory, MEMORY_LIMIT, inUnit('MB')),
  ];
};
