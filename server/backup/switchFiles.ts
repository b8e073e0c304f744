import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { lockDataFolder } from '../db/sqlite.ts';
import { BackupError } from './backupError.ts';
import { flush } from './files.ts';

/** Where a restore prepares what will be the data, inside the data folder: moving it is then a rename. */
export const STAGED = 'restoring';
const PLAN = 'restore.json';
const name = z.enum(['lampstand.sqlite', 'lampstand.sqlite-wal', 'lampstand.sqlite-shm', 'session-secret', 'images']);

const plan = z.object({
  /** The folder that takes what was there, inside the data folder. */
  aside: z.string().regex(/^before-restore-\d{8}-\d{6}$/),
  /** What is taken from the staged folder. */
  replaced: z.array(name),
  /** What is set aside and has nothing in its place. */
  removed: z.array(name),
});
export type SwitchPlan = z.infer<typeof plan>;

/** What tests watch, and end the process at. */
export type OnStep = (step: string) => void;

/**
 * Puts the staged files in the place of the data. From the moment on that the plan is there, whoever opens the folder next carries
 * it out to its end, however often a process is killed over it.
 */
export const switchFiles = (dataFolder: string, wanted: SwitchPlan, onStep: OnStep): void => {
  const file = join(dataFolder, PLAN);
  writeFileSync(`${file}.part`, JSON.stringify(wanted), { mode: 0o600 });
  flush(`${file}.part`);
  onStep('plan written');
  renameSync(`${file}.part`, file);
  flush(dataFolder);
  onStep('plan in place');
  carryOut(dataFolder, onStep);
};

/** Carries a restore out that was interrupted; called before anything of the data is read. Throws DataFolderInUse, BackupError. */
export const finishRestore = (dataFolder: string): void => {
  if (!existsSync(join(dataFolder, PLAN))) return;
  const unlock = lockDataFolder(dataFolder);
  try {
    carryOut(dataFolder, () => undefined);
  } finally {
    unlock();
  }
};

/** For who has the folder's lock. */
export const carryOut = (dataFolder: string, onStep: OnStep): void => {
  const file = join(dataFolder, PLAN);
  if (!existsSync(file)) return;
  const { aside, replaced, removed } = readPlan(file);
  const inFolder = (...path: string[]) => join(dataFolder, ...path);
  mkdirSync(inFolder(aside), { recursive: true, mode: 0o700 });
  const setAside = (each: string) => {
    if (!existsSync(inFolder(each))) return;
    renameSync(inFolder(each), inFolder(aside, each));
    onStep(`${each} set aside`);
  };
  removed.forEach(setAside);
  for (const each of replaced) {
    // Not there any more: it is in its place already.
    if (!existsSync(inFolder(STAGED, each))) continue;
    setAside(each);
    renameSync(inFolder(STAGED, each), inFolder(each));
    onStep(`${each} in place`);
  }
  flush(inFolder(aside));
  flush(dataFolder);
  rmSync(file);
  flush(dataFolder);
  onStep('plan removed');
  rmSync(inFolder(STAGED), { recursive: true, force: true });
};

const readPlan = (file: string): SwitchPlan => {
  try {
    return plan.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BackupError(`A restore was interrupted and ${file} can't be read. Remove it and restore again.`);
  }
};
