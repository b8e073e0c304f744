import { pino, type Logger } from 'pino';
import type { Env } from './env.ts';

/** Lines are written together once there are this many bytes of them, or after FLUSH milliseconds. */
const BUFFER = 16 * 1024 - 1;
const FLUSH = 250;
/** How long the end waits for a reader of the log that stands still, in milliseconds. */
const LAST = 1_000;

/**
 * The log: JSON lines on standard output, written many at a time, so that a line costs a request next to nothing.
 * What is still waiting is written when the process ends.
 */
export const createLog = (level: Env['LOG_LEVEL']): Logger => {
  let ending = Infinity;
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: BUFFER,
    retryEAGAIN: () => Date.now() < ending,
  });
  setInterval(() => {
    output.flush();
  }, FLUSH).unref();
  process.on('exit', () => {
    ending = Date.now() + LAST;
    try {
      output.flushSync();
    } catch {
      // Nobody reads the log any more, and there is no other place to say so.
    }
  });
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);
};
