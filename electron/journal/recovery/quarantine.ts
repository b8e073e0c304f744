import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { QuarantinedFile } from '../../../core/bridge/journalHealth.ts';
import type { Codec } from '../store/codec.ts';
import { databaseSuffixes, nameOfTime, syncFolder, timeOfName, type JournalFiles } from '../store/files.ts';
import { verifiedRows, type Snapshot } from '../store/snapshot.ts';
import { salvage } from './salvage.ts';

/** Moves the database as it is into a folder of its own. */
export const quarantineDatabase = (files: JournalFiles, now: number): void => {
  const folder = join(files.quarantine, nameOfTime(now));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The database first: as long as it is in its place, so is its log.
  for (const suffix of databaseSuffixes) {
    const file = files.database + suffix;
    if (existsSync(file)) renameSync(file, join(folder, `journal.sqlite${suffix}`));
  }
  syncFolder(folder);
};

/** Newest first. */
export const listQuarantined = ({ quarantine }: JournalFiles): QuarantinedFile[] => {
  if (!existsSync(quarantine)) return [];
  return readdirSync(quarantine)
    .flatMap((name) => {
      const at = timeOfName(name);
      return at === null ? [] : [{ name, at, folder: join(quarantine, name) }];
    })
    .sort((one, other) => other.at - one.at);
};

/** All rows of it that can be salvaged and verified. */
export const readQuarantined = (files: JournalFiles, codec: Codec, name: string): Snapshot => {
  const found = listQuarantined(files).find((each) => each.name === name);
  if (!found) throw new Error('There is no such quarantined database');
  return verifiedRows(salvage(join(found.folder, 'journal.sqlite')), codec);
};
