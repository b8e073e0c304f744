import { resolve } from 'node:path';
import { readDeepLink } from './deepLink.ts';
import { isExportName, readExportFile } from './exportFile.ts';
import type { BridgeEvent } from '../../../core/bridge/events.ts';

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
