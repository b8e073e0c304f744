import { join } from 'node:path';
import electronLog from 'electron-log/node';

type Fields = Record<string, string | number | boolean | null | undefined>;

const write =
  (print: (line: string) => void, level: 'info' | 'error') =>
  (message: string, fields: Fields = {}) => {
    const line = JSON.stringify({ level, time: new Date().toISOString(), msg: message, ...fields });
    print(line);
    if (toFile) electronLog[level](line);
  };

let toFile = false;
const { console: toConsole, file } = electronLog.transports;
toConsole.level = false;
file.level = false;
file.format = '{text}';
// Then it becomes lampstand.old.log, in place of the one before.
file.maxSize = 512 * 1024;

/** Writes to a file in this folder too, from now on. */
export const logTo = (folder: string): void => {
  file.resolvePathFn = () => join(folder, 'lampstand.log');
  file.level = 'info';
  toFile = true;
};

/** One JSON line an event. Takes plain values only, so that no prayer, search or address slips in with an object. */
export const log = {
  info: write((line) => console.log(line), 'info'),
  error: write((line) => console.error(line), 'error'),
};

/** Name, code and places of an error. Its message stays out: it may quote what a person typed, or their home folder. */
export const describe = (error: unknown): Fields => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    at: places?.map((place) => place.trim().replace(/(?:file:\/\/)?[^\s(]*[\\/](?=[^\\/]*$)/, '')).join(' | '),
  };
};

/** What nobody caught is written down and survived: the window and its text are worth more than a tidy end. */
export const logUncaught = (): void => {
  process.on('uncaughtException', (error) => log.error('uncaught exception', describe(error)));
  process.on('unhandledRejection', (reason) => log.error('unhandled rejection', describe(reason)));
};
