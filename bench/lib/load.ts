import { Agent, request } from 'node:http';
import type { Measured } from './processes.ts';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  /** CPU microseconds of the server for each request. */
  cpu: number;
  /** Milliseconds from sending to the last byte, one for each request. */
  times: number[];
}

/** Sends `count` calls over `connections` kept-alive connections. Throws when any answer is not a success. */
export const load = async (
  server: Measured,
  count: number,
  connections: number,
  call: (index: number) => Call,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  const before = await server.cpu();
  const worker = async () => {
    while (next < count) {
      const each = call(next++);
      const started = performance.now();
      const status = await send(server, each, agent);
      times.push(performance.now() - started);
      if (status !== 200) throw new Error(`${each.method} ${each.path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const used = (await server.cpu()) - before;
  agent.destroy();
  return { cpu: used / count, times };
};

/** Another network for each `index`: the ceilings of one network are not what is measured. */
export const network = (index: number): string => `${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.1`;

/** Gives the status of the answer once its last byte is there. */
export const send = ({ url }: Measured, { method, path, headers, body }: Call, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const about =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url + path, { agent, method, headers: { ...about, ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
