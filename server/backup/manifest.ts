import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupError } from './backupError.ts';

export const DATABASE = 'lampstand.sqlite';
export const SECRET = 'session-secret';
export const IMAGES = 'images';
export const MANIFEST = 'manifest.json';

/** Names that a backup may hold: nothing of a manifest leads out of its folder. */
const fileName = z.string().regex(/^(?:lampstand\.sqlite|session-secret|images(?:\/[\w-]+){2}\/[\w-]+\.webp)$/);

const manifest = z.object({
  format: z.literal(1),
  /** When the copy of the database was begun, in milliseconds since the epoch. */
  createdAt: z.int(),
  /** How many migrations its database has. */
  schema: z.int(),
  /** Where the pictures are: beside the database, or in a bucket that keeps its own copies. */
  images: z.enum(['here', 'bucket']),
  files: z.record(fileName, z.object({ bytes: z.int(), sha256: z.string().length(64) })),
  /** Pictures that the database names and whose files were not there. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** What a file of a backup must be. */
export const describeFile = async (file: string): Promise<Manifest['files'][string]> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
};

/** The manifest of a backup, once every file is as it says. Throws BackupError that names the first one that is not. */
export const readVerified = async (folder: string): Promise<Manifest> => {
  const read = readManifest(folder);
  for (const [name, expected] of Object.entries(read.files)) {
    const found = await describeFile(join(folder, name)).catch(() => null);
    if (!found) throw new BackupError(`${name} is missing in ${folder}. Take another backup.`);
    if (found.sha256 !== expected.sha256)
      throw new BackupError(
        `${name} in ${folder} is not what was backed up: its hash is another. Take another backup.`,
      );
  }
  if (!(DATABASE in read.files)) throw new BackupError(`${folder} has no database.`);
  return read;
};

const readManifest = (folder: string): Manifest => {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new BackupError(`${folder} is no backup of Lampstand: its ${MANIFEST} is missing or can't be read.`);
  }
};
