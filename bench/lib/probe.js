import process from 'node:process';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into every measured server: tells its CPU time and its event loop's delay when asked over the process channel.
// Plain JavaScript: stripping types would load a compiler into the process whose memory is measured.
const delay = monitorEventLoopDelay({ resolution: 1 });
process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send(user + system);
  } else if (question === 'watch delay') {
    delay.reset();
    delay.enable();
    process.send(0);
  } else if (question === 'longest') {
    process.send(delay.max / 1e6);
  } else {
    delay.disable();
    process.send(delay.percentile(99) / 1e6);
  }
});
process.channel.unref();
