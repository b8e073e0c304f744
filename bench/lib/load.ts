import { Agent, request, type RequestOptions } from 'node:http';
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
      const index = next++;
      const started = performance.now();
      await send(server.url, call(index), agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const used = (await server.cpu()) - before;
  agent.destroy();
  return { cpu: used / count, times };
};

const send = (url: string, call: Call, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      agent,
      method: call.method,
      headers:
        call.body === undefined
          ? call.headers
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(call.body), ...call.headers },
    };
    const sent = request(url + call.path, options, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${call.method} ${call.path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(call.body);
  });
