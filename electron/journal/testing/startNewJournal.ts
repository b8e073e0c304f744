import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { archiveJournal } from '../recovery/archive.ts';
import { openJournal } from '../openJournal.ts';

/**
 * Sets a journal aside and opens a new one, and dies before the given one of all that it asks of the file system.
 * `startNewJournal.ts folder step`.
 */
const [folder = '', step = '0'] = process.argv.slice(2);
let left = Number(step);

for (const name of ['renameSync', 'mkdirSync', 'openSync', 'writeSync', 'fsyncSync', 'closeSync', 'rmSync'] as const) {
  const real = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
      return real(...args);
    },
  });
}
syncBuiltinESMExports();

archiveJournal(folder, Date.UTC(2026, 10, 20));
const journal = await openJournal({
  folder,
  keyWrapper: { wrap: (text) => Buffer.from(`new:${text}`), unwrap: (wrapped) => wrapped.toString().slice(4) },
});
await journal.close();
