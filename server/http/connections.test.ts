import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { boundConnections, connectionTimes } from './connections.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const listen = async (max: number, share = 1) => {
  const times = Object.fromEntries(Object.entries(connectionTimes).map(([name, time]) => [name, time * share]));
  const server = createServer(times, (_request, response) => response.end('ok'));
  boundConnections(server, max, (address) => address);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

const open = (port: number, text: string): { socket: Socket; said: Promise<string> } => {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  closing.push(() => socket.destroy());
  const said = new Promise<string>((resolve) => {
    let all = '';
    socket.on('data', (chunk) => (all += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(all));
  });
  return { socket, said };
};

describe('a connection', () => {
  it('given headers that never end, then it is closed within 15 seconds', async () => {
    expect(connectionTimes.headersTimeout + connectionTimes.connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
    // The same times at a hundredth.
    const port = await listen(10, 0.01);
    expect(await open(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: a').said).toContain('408');
    expect(await open(port, '').said).toContain('408');
  });

  it('is closed past the network’s limit, and accepted again once another has ended', async () => {
    const port = await listen(2);
    const whole = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const [first, second] = [open(port, whole), open(port, whole)];
    await Promise.all([once(first.socket, 'data'), once(second.socket, 'data')]);
    expect(await open(port, whole).said).toBe('');
    first.socket.end();
    await first.said;
    const next = open(port, whole);
    expect(String(await once(next.socket, 'data'))).toContain('200 OK');
  });
});
