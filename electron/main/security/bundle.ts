import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that pages may ask for, by their decoded path: "/assets/index-abc.js" -> where it is. */
export type Bundle = ReadonlyMap<string, string>;

// Beside hidden files (Vite's manifest): forms that the server alone needs.
const notServed = /^\.|\.(?:br|gz|map)$/;

/**
 * Lists the folder once, at start. A request is then looked up by exact name and never joined to a folder, so that no
 * spelling of a path (dots, encodings, short names, case, streams) can lead out of it. Links are not followed.
 */
export const listBundle = async (folder: string): Promise<Bundle> => {
  const files = new Map<string, string>();
  const walk = async (place: string, prefix: string): Promise<void> => {
    for (const entry of await readdir(place, { withFileTypes: true })) {
      if (notServed.test(entry.name)) continue;
      const where = join(place, entry.name);
      if (entry.isDirectory()) await walk(where, `${prefix}${entry.name}/`);
      else if (entry.isFile()) files.set(`${prefix}${entry.name}`, where);
    }
  };
  await walk(folder, '/');
  return files;
};
