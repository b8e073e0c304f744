import type { Brand } from '../../core/contract/content.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import type { Db } from '../db/db.ts';
import { notFound } from '../http/errors.ts';
import { makeSnapshot, type SettingsParts, type Snapshot } from './snapshot.ts';
import { readLogo, readLogoHash, readRevision, readSettings, type SettingsRow } from './store.ts';
import { defaultValues } from './values.ts';

export type { LockedSettings } from './values.ts';
export type { Snapshot };

export type Settings = Awaited<ReturnType<typeof createSettings>>;

/**
 * The church's own settings. What they are is known without asking; `refresh` follows what other processes have written.
 */
export const createSettings = async ({ db, ...parts }: SettingsParts & { db: Db }) => {
  const read = () =>
    db.read(function* () {
      return makeSnapshot(parts, yield* readSettings(), yield* readLogoHash());
    });
  let current = await read();
  /** One after the other: what was read before must not come after what was read later. */
  let turn = Promise.resolve();
  const follow = async () => {
    if ((await db.read(readRevision)) !== current.row.revision) current = await read();
  };

  /** Held in memory by every process, and it is the only one. */
  const logoNow = madeOf({ current: () => current }, ({ logoHash }) =>
    once(() => (logoHash === null ? Promise.resolve(null) : db.read(() => readLogo(logoHash)))),
  );

  return {
    defaults: defaultValues(parts.defaults),
    /** What the environment decides. */
    locked: parts.locked,
    /** What the settings would be with this row. */
    at: (row: SettingsRow, logoHash: string | null): Snapshot => makeSnapshot(parts, row, logoHash),
    current: (): Snapshot => current,
    /** Name, tagline, support address and colours of this moment, with the notices that never change. */
    brand: (): Brand => current.brand,
    /** Asked anew each time something is decided by it. */
    gate: {
      get subscriptionRequired() {
        return current.values.subscriptionRequired;
      },
    } satisfies GateSettings,
    /** Who is told that somebody asked the pastoral team for prayer; null tells nobody. */
    prayerAddress: (): string | null => current.values.prayerTeamEmail,
    /** The logo of this moment. Throws 404 where there is none. */
    logo: async (): Promise<Buffer> => {
      const bytes = await logoNow()();
      if (!bytes) throw notFound('There is no logo.');
      return bytes;
    },
    /** A logo by its hash: also one that another process has taken a moment ago. */
    findLogo: async (hash: string): Promise<Buffer | null> =>
      hash === current.logoHash ? logoNow()() : db.read(() => readLogo(hash)),
    /** Takes over what another process has saved. */
    refresh: (): Promise<void> => (turn = turn.then(follow, follow)),
  };
};

/** Something made of the settings, made anew when they have changed. */
export const madeOf = <T>(settings: Pick<Settings, 'current'>, make: (snapshot: Snapshot) => T): (() => T) => {
  let made: { of: Snapshot; value: T } | undefined;
  return () => {
    const of = settings.current();
    if (made?.of !== of) made = { of, value: make(of) };
    return made.value;
  };
};

/** Done when it is first asked for, and again only where it failed. */
export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
};
