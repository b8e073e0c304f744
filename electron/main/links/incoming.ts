import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { readExport } from '../../../core/journal/export.ts';
import { readDeepLink } from './deepLink.ts';
import type { BridgeEvent } from '../../../core/bridge/events.ts';

/** What a saved journal's name ends with, so that a system opens it with us. */
const EXTENSION = '.lampstand.json';
/** Far more than anybody writes in a life. */
const MAX_BYTES = 64 * 1024 * 1024;

const isExportName = (path: string): boolean => path.toLowerCase().endsWith(EXTENSION);

/** A saved journal that the person opened with the app; null for a file that is none. */
const readExportFile = async (path: string): Promise<{ file: string; text: string } | null> => {
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

/** What came from outside, as the page is told. A text that is neither a link of ours nor a saved journal is nothing. */
export const readIncoming = async (text: string, folder: string): Promise<BridgeEvent | null> => {
  const path = readDeepLink(text);
  if (path !== null) return { name: 'go', path };
  if (!isExportName(text)) return null;
  const file = await readExportFile(resolve(folder, text));
  return file && { name: 'import', ...file };
};

/** Of a command line: systems put what was opened last, behind switches of their own. */
export const incomingOf = (argv: readonly string[]): string | null =>
  argv
    .slice(1)
    .findLast((argument) => !argument.startsWith('-') && (readDeepLink(argument) !== null || isExportName(argument))) ??
  null;
