import type { Readable } from 'node:stream';
import { createListeners } from '../../core/events/listeners.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import type { Db } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { Registry } from './registry.ts';
import { rightsOf } from './rights.ts';
import type { LiveMessage, Publish } from './service.ts';
import { readRelations } from './store.ts';
import { LiveStream } from './stream.ts';
import { createTeller } from './teller.ts';

/** Streams of one process: each has a socket and some kilobytes. */
const MAX_STREAMS = 20_000;

interface Dependencies {
  db: Db;
  gate: GateSettings;
  now: () => number;
  /** Who a session's token hash stands for now, and until when at most by time alone; null when it has ended. */
  findSession: (tokenHash: string) => Promise<{ account: Account; until: number } | null>;
  /** Aborted when the server is about to stop. */
  stopping: AbortSignal;
}

/** Who asks for a stream. */
interface Listener {
  userId: string;
  tokenHash: string;
  /** Whether their browser has had a stream before. */
  isReconnected: boolean;
}

export type Live = ReturnType<typeof createLive>;

/** Keeps the open streams of this process, and tells them what happens here and in other processes on the same database. */
export const createLive = ({ db, gate, now, findSession, stopping }: Dependencies) => {
  const streams = new Registry();
  const teller = createTeller(streams, stopping);
  const accounts = createListeners();
  const tell = (message: LiveMessage): void => {
    teller.tell(message);
    if (message.kind === 'account') accounts.notify();
  };
  const channel = db.openChannel?.('lampstand_live', {
    received: (text) => tell(JSON.parse(text) as LiveMessage),
    missed: () => {
      teller.doubtAll();
      accounts.notify();
    },
  });
  const close = () => {
    for (const stream of streams.all()) stream.destroy();
    channel?.close();
  };
  stopping.addEventListener('abort', close, { once: true });

  const publish: Publish = (...messages) => {
    for (const message of messages) {
      tell(message);
      channel?.send(JSON.stringify(message));
    }
  };

  return {
    publish,
    /** Tells of every change of an account, here and in other processes, for what is remembered of several. */
    onAccount: (listener: () => void): void => void accounts.subscribe(listener),
    /** Opens a stream for a signed-in person. Throws 503 when there are too many. */
    listen({ userId, tokenHash, isReconnected }: Listener): Readable {
      if (stopping.aborted || streams.count >= MAX_STREAMS)
        throw new HttpError('unavailable', 'Too many people are listening just now. Please try again in a moment.');
      const ask = async () => {
        const session = await findSession(tokenHash);
        if (session?.account.id !== userId) return null;
        const rights = rightsOf(session.account, await db.read(() => readRelations(userId)), gate);
        return { rights, until: session.until };
      };
      const stream = new LiveStream(userId, ask, now, isReconnected);
      streams.add(stream);
      void stream.check();
      return stream.body;
    },
  };
};
