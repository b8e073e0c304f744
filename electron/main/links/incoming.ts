import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { BridgeEvent } from '../../../core/bridge/events.ts';
import { readExport } from '../../../core/journal/export.ts';
import { readDeepLink } from './deepLink.ts';

/** What a saved journal's name ends with, so that a system opens it with us; the second is of earlier copies. */
const ENDINGS = ['.lampstand', '.lampstand.json'];
/** Far more than anybody writes in a life. */
const MAX_BYTES = 64 * 1024 * 1024;

const isCopyName = (path: string): boolean => ENDINGS.some((ending) => path.toLowerCase().endsWith(ending));

/** A file that was opened as a saved journal, or why it is none. Where it lies is told to nobody. */
export const readCopy = async (path: string): Promise<BridgeEvent> => {
  const file = basename(path);
  try {
    await using handle = await open(path, 'r');
    const about = await handle.stat();
    if (!about.isFile()) return { name: 'importFailed', file, why: 'no_copy' };
    if (about.size > MAX_BYTES) return { name: 'importFailed', file, why: 'too_large' };
    const text = await handle.readFile('utf8');
    return readExport(text) ? { name: 'import', file, text } : { name: 'importFailed', file, why: 'no_copy' };
  } catch {
    return { name: 'importFailed', file, why: 'unreadable' };
  }
};

/** What came from outside, as the page is told. A text that is neither a link of ours nor named as a saved journal is nothing. */
export const readIncoming = async (text: string, folder: string): Promise<BridgeEvent | null> => {
  const path = readDeepLink(text);
  if (path !== null) return { name: 'go', path };
  return isCopyName(text) ? readCopy(resolve(folder, text)) : null;
};

/** Of a command line: systems put what was opened last, behind switches of their own. */
export const incomingOf = (argv: readonly string[]): string | null =>
  argv
    .slice(1)
    .findLast((argument) => !argument.startsWith('-') && (readDeepLink(argument) !== null || isCopyName(argument))) ??
  null;
