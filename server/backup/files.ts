import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Has what a file or folder holds on the disk for good. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Copies a file that only its owner may read, on the disk for good; without taking room where the file system can share it. */
export const copyFlushed = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, 0o600);
  flush(to);
};

/** Has the names of files and of the folders above them on the disk too: a power cut would lose those alone. */
export const flushFolders = (root: string, names: readonly string[]): void => {
  const folders = new Set(['.']);
  for (const name of names)
    for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  for (const folder of folders) flush(join(root, folder));
};

/** Whether a path is a folder or lies in it, links followed as far as the path exists. */
export const isWithin = (path: string, folder: string): boolean => {
  const way = relative(realOf(folder), realOf(path));
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way);
};

const realOf = (path: string): string => {
  const whole = resolve(path);
  if (existsSync(whole)) return realpathSync(whole);
  const above = dirname(whole);
  return above === whole ? whole : join(realOf(above), whole.slice(above.length));
};

/** A name for a new folder by the UTC second of a moment in milliseconds, the next that is free: lampstand-20261123-141503. */
export const freeName = (folder: string, prefix: string, moment: number): string => {
  for (let at = moment; ; at += 1000) {
    const [day = '', time = ''] = new Date(at)
      .toISOString()
      .replace(/[-:]|\..*/g, '')
      .split('T');
    const name = `${prefix}${day}-${time}`;
    if (!existsSync(join(folder, name))) return name;
  }
};
