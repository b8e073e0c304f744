import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { readExport } from '../../../core/journal/export.ts';

/** What a saved journal's name ends with, so that a system opens it with us. */
const EXTENSION = '.lampstand.json';
/** Far more than anybody writes in a life. */
const MAX_BYTES = 64 * 1024 * 1024;

export const isExportName = (path: string): boolean => path.toLowerCase().endsWith(EXTENSION);

/** A saved journal that the person opened with the app; null for a file that is none. */
export const readExportFile = async (path: string): Promise<{ file: string; text: string } | null> => {
  if (!isExportName(path)) return null;
  try {
    await using handle = await open(path, 'r');
    const about = await handle.stat();
    if (!about.isFile() || about.size > MAX_BYTES) return null;
    const text = await handle.readFile('utf8');
    return readExport(text) ? { file: basename(path), text } : null;
  } catch {
    return null;
  }
};
