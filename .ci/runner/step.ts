import { spawn } from 'node:child_process';

const MINUTE = 60_000;

/**
 * Runs a command, says how it went and tells whether it went well. Steps that run beside others hold their output back until they end, so that lines of
 * two commands do not mix.
 */
export const runStep = (
  name: string,
  [program = '', ...rest]: string[],
  { env = {}, beside = false, minutes = 60 }: { env?: Record<string, string>; beside?: boolean; minutes?: number } = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const started = Date.now();
    const heading = `\n=== ${name}: ${[program, ...rest].join(' ')}`;
    if (!beside) console.log(heading);
    let output = '';
    const child = spawn(program, rest, {
      stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
      timeout: minutes * MINUTE,
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      if (beside) console.log(`${heading}\n${output.trimEnd()}`);
      else if (output) console.error(output);
      console.log(`=== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
