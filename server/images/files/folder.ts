import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageFiles } from './imageFiles.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const unfinishedOf = (path: string): string => `${path}.part`;

/** Flushes what a file or folder holds to the disk. */
const flush = async (path: string): Promise<void> => {
  await using handle = await open(path, 'r');
  await handle.sync();
};

const writeFlushed = async (path: string, bytes: Uint8Array): Promise<void> => {
  await using handle = await open(path, 'w', 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
};

/** Where a picture's file lies below the folder of them all: two levels of folders, none of which grows too large to list. */
export const imagePath = (name: string): string => join(name.slice(0, 2), name.slice(2, 4), `${name}.webp`);

/** Pictures in a folder of the server's. */
export const folderFiles = (folder: string): ImageFiles => {
  const pathOf = (name: string) => join(folder, imagePath(name));
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      const unfinished = unfinishedOf(path);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFlushed(unfinished, bytes);
      await rename(unfinished, path);
      // The name is in the folder's own entry, which a power cut would lose.
      await flush(dirname(path));
    },
    read: (name) =>
      readFile(pathOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    async remove(name) {
      const path = pathOf(name);
      for (const each of [path, unfinishedOf(path)]) await rm(each, { force: true });
    },
  };
};
