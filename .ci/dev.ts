import { spawn } from 'node:child_process';

/** `npm run dev`: the server, started anew when it changes, and Vite in front of it on http://localhost:5173. */
const node = (...args: string[]) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { NODE_ENV: 'development', ...process.env } });

const running = [node('--watch', 'server/index.ts'), node('node_modules/vite/bin/vite.js')];
const stop = (): void => running.forEach((child) => child.kill());

for (const child of running) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
