import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A connection to a server that can fail in the ways that connections do. One address, whatever stands behind it. */
export interface Proxy {
  url: string;
  /** Where requests go; null for nowhere. */
  target: string | null;
  /** Called with each request; what it gives happens to it. */
  fate(request: IncomingMessage): 'pass' | 'lose the answer';
  /** What to add to the answers at these paths: a file of the next build. */
  added: Map<string, string>;
  /** After the server has answered what nobody will hear. */
  onLost(): void;
  close(): Promise<void>;
}

export const startProxy = async (): Promise<Proxy> => {
  const server = createServer((incoming, outgoing) => {
    if (!proxy.target) {
      incoming.socket.destroy();
      return;
    }
    const fate = proxy.fate(incoming);
    const { method, headers, url } = incoming;
    // The server would say that nothing has changed.
    if (proxy.added.has(url ?? '')) delete headers['if-none-match'];
    const onward = request(proxy.target + (url ?? '/'), { method, headers }, (answer) => {
      if (fate === 'lose the answer') {
        answer.resume();
        answer.on('end', () => {
          proxy.onLost();
          incoming.socket.destroy();
        });
        return;
      }
      const more = proxy.added.get(url ?? '');
      if (more !== undefined) {
        const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.on('data', (chunk: Buffer) => outgoing.write(chunk));
        answer.on('end', () => outgoing.end(more));
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: null,
    fate: () => 'pass',
    added: new Map(),
    onLost: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
};
