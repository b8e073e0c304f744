import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { salvage } from './salvage.ts';
import type { Codec } from '../store/codec.ts';
import { databaseSuffixes, syncFolder, type JournalFiles } from '../store/files.ts';
import { validRows, type Snapshot } from '../store/snapshot.ts';

/** A damaged database that was set aside. Nothing is ever deleted from there. */
export interface QuarantinedDatabase {
  name: string;
  /** When it was set aside, in milliseconds. */
  at: number;
  folder: string;
}

const named = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

export const quarantineName = (now: number): string => new Date(now).toISOString().replaceAll(':', '-');

/** Moves the database as it is into a folder of its own. */
export const quarantineDatabase = (files: JournalFiles, now: number): void => {
  const folder = join(files.quarantine, quarantineName(now));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The database first: as long as it stands, everything stands.
  for (const beside of databaseSuffixes) {
    const file = files.database + beside;
    if (existsSync(file)) renameSync(file, join(folder, `journal.sqlite${beside}`));
  }
  syncFolder(folder);
};

/** Newest first. */
export const listQuarantined = ({ quarantine }: JournalFiles): QuarantinedDatabase[] => {
  if (!existsSync(quarantine)) return [];
  return readdirSync(quarantine)
    .flatMap((name) => {
      const [, hour, minute, rest] = named.exec(name) ?? [];
      const at = Date.parse(`${hour}:${minute}:${rest}`);
      return Number.isNaN(at) ? [] : [{ name, at, folder: join(quarantine, name) }];
    })
    .sort((one, other) => other.at - one.at);
};

/** All rows of it that prove themselves. */
export const readQuarantined = (files: JournalFiles, codec: Codec, name: string): Snapshot => {
  const aside = listQuarantined(files).find((each) => each.name === name);
  if (!aside) throw new Error('No such database was set aside');
  return validRows(salvage(join(aside.folder, 'journal.sqlite')), codec);
};
