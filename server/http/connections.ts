import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many connections may wait to be accepted: a whole church opens the page at once. Node's own 511 turns some away. */
export const BACKLOG = 2048;

/**
 * In milliseconds. An idle connection is kept for longer than proxies keep theirs (60 s), so that none sends a request
 * into one that we are closing. Headers that never end are cut within the timeout and one check; Node's own check comes
 * only every 30 s. A request is cut last of all: what reads a body gives it a time of its own (server/http/body.ts), and a
 * picture may take longest.
 */
export const connectionTimes = {
  requestTimeout: 150_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** How many connections one network may hold open: 300 browsers in one church, each with its six. */
export const NETWORK_CONNECTIONS = 2_000;

/** Closes what a network opens past `max`. Not for a server behind a proxy, where all come from the proxy's address. */
export const boundConnections = (server: Server, max: number, networkOf: (address: string) => string): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
};
