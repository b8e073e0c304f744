import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file in which the words stand, in one of the two ways in which programs write them. */
export const filesContaining = async (folder: string, text: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    // One that is deleted meanwhile holds nothing.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
    if (bytes.includes(text, 0, 'utf8') || bytes.includes(text, 0, 'utf16le')) found.push(entry.name);
  }
  return found;
};
