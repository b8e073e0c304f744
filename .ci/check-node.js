import { error } from 'node:console';
import { arch, exit, platform, versions } from 'node:process';

// Runs after `npm ci`, with whatever Node there is: without the one of the lockfile nothing here would start.
if (Number(versions.node.split('.')[0]) < 24) {
  error(
    `Lampstand runs on Node 24, and this is Node ${versions.node}: npm could not bring one for ${platform}-${arch}. ` +
      'Look at its messages above, or install Node 24 or newer, and run npm ci again.',
  );
  exit(1);
}
