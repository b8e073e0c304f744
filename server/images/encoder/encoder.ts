import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import type { Logger } from 'pino';
import { HttpError } from '../../http/errors.ts';
import type { Encoded, EncodedAs, EncodeRequest } from './imageProcess.ts';

/** One takes half a second: whoever comes when so many wait is asked to come again. */
const MAX_WAITING = 16;
/** When a picture that is not done is given up, and its process with it, in milliseconds. */
const TIMEOUT = 25_000;
/** How long an idle process is kept, in milliseconds. */
const IDLE = 60_000;

/** Beside the entry of the build, as it is beside this file in the sources. */
const processFile = new URL(`./imageProcess${extname(import.meta.url)}`, import.meta.url);

export type Encode = <Kind extends keyof EncodedAs>(bytes: Buffer, as: Kind) => Promise<Encoded<EncodedAs[Kind]>>;

/**
 * Makes of whatever somebody sent a picture of ours, one at a time, in a process of its own: a file that breaks the library
 * breaks that process alone, and none of the server's secrets are in it.
 */
export const createEncoder = (log: Logger): Encode => {
  let child: ChildProcess | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const started = fork(processFile, [], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('error', () => started.kill('SIGKILL'));
    started.once('exit', () => {
      if (child === started) child = null;
    });
    // It keeps no server alive; when that has gone, the channel closes and it ends.
    started.unref();
    started.channel?.unref();
    return started;
  };

  /** What comes after gets another one. */
  const end = (current: ChildProcess) => {
    if (child === current) child = null;
    current.kill('SIGKILL');
  };

  const encodeNow = <Kind extends keyof EncodedAs>(bytes: Buffer, as: Kind): Promise<Encoded<EncodedAs[Kind]>> =>
    new Promise((resolve) => {
      const current = (child ??= start());
      clearTimeout(idle);
      const late = setTimeout(end, TIMEOUT, current);
      const settle = (encoded: Encoded<EncodedAs[Kind]>) => {
        clearTimeout(late);
        current.removeAllListeners('message').off('exit', failed);
        idle = setTimeout(end, IDLE, current).unref();
        resolve(encoded);
      };
      const failed = () => {
        log.warn('the image process ended over a picture');
        settle(null);
      };
      current.once('message', (encoded) => settle(encoded as Encoded<EncodedAs[Kind]>)).once('exit', failed);
      current.send({ bytes, as } satisfies EncodeRequest, (error) => error && end(current));
    });

  return async (bytes, as) => {
    if (waiting >= MAX_WAITING)
      throw new HttpError('unavailable', 'Many pictures are arriving at once. Please try again in a moment.');
    waiting += 1;
    const encoded = turn.then(() => encodeNow(bytes, as));
    const done = () => (waiting -= 1);
    turn = encoded.then(done, done);
    return encoded;
  };
};
