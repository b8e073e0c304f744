import { pino, type Logger } from 'pino';
import type { Env } from './env.ts';

/** Lines are written together once there are this many bytes of them, or after FLUSH milliseconds. */
const BUFFER = 16 * 1024 - 1;
const FLUSH = 250;

/**
 * The log: JSON lines on standard output, written many at a time, so that a line costs a request next to nothing.
 * What is still waiting is written when the process ends.
 */
export const createLog = (level: Env['LOG_LEVEL']): Logger => {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER });
  setInterval(() => {
    output.flush();
  }, FLUSH).unref();
  process.on('exit', () => {
    output.flushSync();
  });
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);
};
