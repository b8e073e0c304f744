import { flushCompileCache } from 'node:module';
import { restoreBackup } from '../restore.ts';

/** Restores a backup and kills itself at the so-manieth step: what a test then finds is what a power cut would leave. */
const [backup = '', dataFolder = '', killAt] = process.argv.slice(2);
let steps = 0;
await restoreBackup({
  backup,
  dataFolder,
  now: Date.now,
  onStep: () => {
    steps += 1;
    if (String(steps) !== killAt) return;
    flushCompileCache();
    process.kill(process.pid, 'SIGKILL');
  },
});
