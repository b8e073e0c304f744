import type { Prayer } from '../../../../core/contract/journal.ts';
import { exportJson, exportMarkdown } from '../../../../core/journal/export.ts';
import { siteFileName } from '../../../../core/text/siteFileName.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { dayLabel } from '../labels.ts';
import { site } from '../../site/index.ts';

/** How the name of a saved journal ends: the desktop app opens such files (electron-builder.yml). */
const JOURNAL_ENDING = 'lampstand.json';

const fileName = (now: Date, ending: string): string =>
  siteFileName(site().name, `prayers-${now.toISOString().slice(0, 10)}.${ending}`);

/** Saves prayers as a file that can be read back. */
export const saveAsJson = (prayers: readonly Prayer[], owner: string): void => {
  const now = new Date();
  saveFile(exportJson(prayers, owner, now.toISOString()), fileName(now, JOURNAL_ENDING), 'application/json');
};

/** Saves prayers as a text to read. */
export const saveAsMarkdown = (prayers: readonly Prayer[]): void =>
  saveFile(exportMarkdown(prayers, 'Prayer Journal', dayLabel), fileName(new Date(), 'md'), 'text/markdown');
