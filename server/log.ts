import { pino, type Logger } from 'pino';
import type { Env } from './env.ts';

/**
 * The log: JSON lines on standard output, written off the main thread's path and coalesced while a write is under way,
 * so that a line costs a request next to nothing. What is still waiting is written when the process ends.
 */
export const createLog = (level: Env['LOG_LEVEL']): Logger => {
  const output = pino.destination({ dest: 1, sync: false });
  process.on('exit', () => output.flushSync());
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);
};
