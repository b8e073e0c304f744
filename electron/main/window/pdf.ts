import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, BrowserWindow, dialog } from 'electron';
import { fileWord } from '../../../core/text/siteFileName.ts';
import { describe, log } from '../../log.ts';

/** Countries whose printers hold Letter: of those a page that names no paper of its own is made for it, else for A4. */
const letterCountries: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'VE', 'PH', 'GT', 'CR']);

export type PdfResult = 'saved' | 'cancelled';

/** Saves the page that is shown as a PDF, where the person says. The name of the file is the page's own title. */
export const savePdf = async (): Promise<PdfResult> => {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) return 'cancelled';
  const contents = window.webContents;
  const name = fileWord(contents.getTitle().split('·')[0] ?? '') || 'page';
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath('documents'), `${name}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || !filePath) return 'cancelled';
  const pdf = await contents.printToPDF({
    printBackground: true,
    preferCSSPageSize: true,
    pageSize: letterCountries.has(app.getLocaleCountryCode()) ? 'Letter' : 'A4',
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  await writeFile(filePath, pdf);
  return 'saved';
};

/** The same from the menu, which has nobody to tell of a failure but the person. */
export const savePdfOrSay = (): void =>
  void savePdf().catch((error: unknown) => {
    log.error('a PDF could not be saved', describe(error));
    dialog.showErrorBox('The PDF was not saved', 'There may be no room, or no right to write there. Please try again.');
  });
