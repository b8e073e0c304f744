import { z } from 'zod';
import type { LockState } from '../../../core/bridge/bridge.ts';
import type { JournalHost } from '../../journal/host.ts';
import * as given from './journalArguments.ts';
import type { Group } from './verb.ts';

const nothing = z.tuple([]);
const ofOwner = z.tuple([given.owner]);
const ofPrayer = z.tuple([given.owner, given.prayerId]);

/**
 * The journal's verbs: the engine's own, with its lock, and the backups. `keepSession` has Chromium write down who is signed
 * in: left alone it takes half a minute, and a power cut in that time would sign the person out.
 */
export const journalVerbs = (host: JournalHost, keepSession: () => void): Group<'journal'> => {
  const engine = () => host.opened().sync;
  const kept = () => host.opened().journal;
  const lock = (): LockState => engine().lock.state();
  return {
    create: { args: z.tuple([given.owner, given.draft]), run: (owner, draft) => engine().create(owner, draft) },
    bring: { args: z.tuple([given.owner, given.brought]), run: (owner, prayers) => engine().import(owner, prayers) },
    edit: {
      args: z.tuple([given.owner, given.prayerId, given.seen, given.edit]),
      run: (owner, id, seen, set) => engine().edit(owner, id, seen, set),
    },
    remove: {
      args: z.tuple([given.owner, given.prayerId, given.seen]),
      run: (owner, id, seen) => engine().remove(owner, id, seen),
    },
    retry: { args: ofPrayer, run: (owner, id) => engine().retry(owner, id) },
    discard: { args: ofPrayer, run: (owner, id) => engine().discard(owner, id) },
    entries: { args: ofOwner, run: (owner) => engine().entries(owner) },
    page: { args: z.tuple([given.owner, given.query]), run: (owner, query) => engine().page(owner, query) },
    round: {
      args: z.tuple([given.owner, given.today, given.limit]),
      run: (owner, today, count) => engine().prayNow(owner, today, count),
    },
    all: { args: ofOwner, run: (owner) => engine().all(owner) },
    status: { args: nothing, run: () => engine().status() },
    kick: { args: z.tuple([z.enum(['start', 'online', 'visible', 'asked'])]), run: (why) => engine().sync(why) },
    counts: { args: nothing, run: async () => [...(await engine().pendingCounts())] },
    read: { args: z.tuple([given.owner, given.shelf]), run: (owner, shelf) => engine().readLocal(owner, shelf) },
    keep: {
      args: z.tuple([given.owner, given.shelf, given.shelved]),
      run: (owner, shelf, data) => engine().writeLocal(owner, shelf, data),
    },
    forget: {
      args: z.tuple([given.owner, z.enum(['synced', 'everything'])]),
      run: (owner, what) => engine().clear(owner, what),
    },
    signedIn: {
      args: ofOwner,
      run: async (owner) => {
        keepSession();
        await engine().signedIn(owner);
        return lock();
      },
    },
    signedOut: { args: nothing, run: () => engine().signedIn(null) },
    belongsTo: {
      args: ofOwner,
      run: async (owner) => {
        await engine().lock.setOwner(owner);
        return lock();
      },
    },
    setUpLock: { args: z.tuple([given.owner, given.secret]), run: (owner, pin) => engine().lock.setUp(owner, pin) },
    openLock: {
      args: z.tuple([given.owner, z.enum(['pin', 'recovery']), given.secret]),
      run: (owner, how, secret) => engine().lock.unlock(owner, how, secret),
    },
    changePin: {
      args: z.tuple([given.owner, given.secret]),
      run: (owner, pin) => engine().lock.changePin(owner, pin),
    },
    shutLock: { args: nothing, run: () => engine().lock.lock() },
    takeLockOff: { args: ofOwner, run: (owner) => engine().lock.turnOff(owner) },
    health: { args: nothing, run: () => host.health() },
    noticeSeen: { args: nothing, run: () => host.noticeSeen() },
    backups: { args: nothing, run: () => kept().backups() },
    backUp: { args: nothing, run: () => kept().backupNow() },
    restore: { args: z.tuple([given.backupName]), run: (name) => host.restore(name) },
    startNewJournal: { args: nothing, run: () => host.startNewJournal() },
    showAside: { args: z.tuple([given.asideName]), run: (name) => host.showQuarantined(name) },
    readAside: { args: z.tuple([given.asideName]), run: (name) => host.importQuarantined(name) },
    importSetAside: { args: z.tuple([given.keptName]), run: (name) => host.importArchived(name) },
  };
};
