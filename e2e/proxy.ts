import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A connection to a server that can fail in the ways that connections do. One address, whatever stands behind it. */
export interface Proxy {
  url: string;
  /** Where requests go; null for nowhere. */
  target: string | null;
  /** Whom a server behind it that trusts proxies takes the requests to be from; null for whoever sends them. */
  from: string | null;
  /** Called with each request; what it gives happens to it. */
  fate(request: IncomingMessage): 'pass' | 'lose the answer' | 'gone';
  /** What becomes of the text of an answer: a file of the next build, an API of the next version. Null leaves it alone. */
  rewrite(path: string): ((text: string) => string) | null;
  /** After the server has answered what nobody will hear. */
  onLost(): void;
  close(): Promise<void>;
}

/** Sends an answer on, with another text. */
const sendRewritten = (answer: IncomingMessage, outgoing: ServerResponse, rewrite: (text: string) => string) => {
  const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => {
    outgoing.writeHead(answer.statusCode ?? 502, kept);
    outgoing.end(parts.length > 0 ? rewrite(Buffer.concat(parts).toString()) : undefined);
  });
};

export const startProxy = async (): Promise<Proxy> => {
  const server = createServer((incoming, outgoing) => {
    if (!proxy.target) {
      incoming.socket.destroy();
      return;
    }
    const fate = proxy.fate(incoming);
    if (fate === 'gone') {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers, url } = incoming;
    if (proxy.from) headers['x-forwarded-for'] = proxy.from;
    const rewrite = proxy.rewrite(url ?? '');
    if (rewrite) {
      // The server would say that nothing has changed, or pack it.
      delete headers['if-none-match'];
      delete headers['accept-encoding'];
    }
    const onward = request(proxy.target + (url ?? '/'), { method, headers }, (answer) => {
      if (fate === 'lose the answer') {
        answer.resume();
        answer.on('end', () => {
          proxy.onLost();
          incoming.socket.destroy();
        });
        return;
      }
      if (rewrite) {
        sendRewritten(answer, outgoing, rewrite);
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
    from: null,
    fate: () => 'pass',
    rewrite: () => null,
    onLost: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
};
