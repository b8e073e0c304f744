import fs from 'node:fs';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import { archiveJournal } from '../recovery/archiveFolder.ts';
import { openJournal } from '../openJournal.ts';
import { fakeKeyWrapper } from './fakeKeyWrapper.ts';

/**
 * Archives a journal and opens a new one, and dies before the given call of all that it makes to the file system.
 * `startNewJournal.ts folder step`.
 */
const [folder = '', step = '0'] = process.argv.slice(2);
let callsLeft = Number(step);

for (const name of ['renameSync', 'mkdirSync', 'openSync', 'writeSync', 'fsyncSync', 'closeSync', 'rmSync'] as const) {
  const real = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (--callsLeft === 0) {
        flushCompileCache();
        process.kill(process.pid, 'SIGKILL');
      }
      return real(...args);
    },
  });
}
syncBuiltinESMExports();

archiveJournal(folder, Date.UTC(2026, 10, 20));
const journal = await openJournal({ folder, keyWrapper: fakeKeyWrapper('new') });
await journal.close();
