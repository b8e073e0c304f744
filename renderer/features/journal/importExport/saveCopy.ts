import type { Prayer } from '../../../../core/contract/journal.ts';
import type { PhotoBytes } from '../../../../core/journal/types.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { exportJson, exportMarkdown } from '../../../../core/journal/export.ts';
import { siteFileName } from '../../../../core/text/siteFileName.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { dayLabel } from '../labels.ts';
import { site } from '../../site/index.ts';

/** How the name of a saved journal ends: the desktop app opens such files (electron-builder.yml). */
const JOURNAL_ENDING = 'lampstand';

const fileName = (now: Date, ending: string): string =>
  siteFileName(site().name, `prayers-${now.toISOString().slice(0, 10)}.${ending}`);

/** How much of photos one file takes, in signs: what a browser can read back at once. */
const MAX_PHOTOS = 150_000_000;

/** The photos of these prayers; those that are not here are fetched. `missing`: how many that could not be. */
const photosOf = async (journal: JournalClient, owner: string, prayers: readonly Prayer[]) => {
  const photos: Record<string, PhotoBytes> = {};
  let [room, missing] = [MAX_PHOTOS, 0];
  for (const { id, photo } of prayers) {
    if (!photo) continue;
    const bytes = room > 0 ? await journal.readPhoto(owner, id).catch(() => null) : null;
    if (bytes) photos[photo.id] = bytes;
    else missing++;
    room -= bytes?.data.length ?? 0;
  }
  return { photos, missing };
};

/** Saves a journal as a file that can be read back, photos and all. Gives a sentence where photos are not in it. */
export const saveAsJson = async (journal: JournalClient, owner: string): Promise<string | null> => {
  const prayers = (await journal.entries(owner)).map(({ prayer }) => prayer);
  const { photos, missing } = await photosOf(journal, owner, prayers);
  const now = new Date();
  const copy = exportJson(prayers, owner, now.toISOString(), photos);
  saveFile(copy, fileName(now, JOURNAL_ENDING), 'application/octet-stream');
  if (missing === 0) return null;
  return `${missing === 1 ? '1 photo is' : `${missing} photos are`} not in this copy: not on this device, or too many for one file.`;
};

/** Saves prayers as a text to read. */
export const saveAsMarkdown = (prayers: readonly Prayer[]): void =>
  saveFile(exportMarkdown(prayers, 'Prayer Journal', dayLabel), fileName(new Date(), 'md'), 'text/markdown');
