import { checks, type Settings as SettingsView } from '../../core/contract/settings.ts';
import type { Db } from '../db/db.ts';
import { reviewedAt } from './legalFacts.ts';
import type { Snapshot } from './snapshot.ts';
import { countAdmins } from './store.ts';

/** A daily backup that is an hour late is still fresh, in milliseconds. */
const FRESH = 25 * 60 * 60_000;

export interface ChecklistParts {
  db: Db;
  now: () => number;
  /** The origin of PUBLIC_URL, when set. */
  publicOrigin: string | null;
  mail: { reachesPeople: boolean };
  /** When the last whole backup was made, in milliseconds; null for never. */
  readLastBackup: () => Promise<number | null>;
}

type Check = (typeof checks)[number];

/** What is still to be done before people come. */
export const readChecklist = async (
  { db, now, publicOrigin, mail, readLastBackup }: ChecklistParts,
  snapshot: Snapshot,
): Promise<SettingsView['checklist']> => {
  const { operator, supportEmail } = snapshot.values;
  const [admins, lastBackup] = await Promise.all([db.read(countAdmins), readLastBackup()]);
  const done: Record<Check, boolean> = {
    operator: operator !== null,
    support: reachesSomebody(supportEmail),
    url: publicOrigin?.startsWith('https:') ?? false,
    mail: mail.reachesPeople,
    admins: admins >= 2,
    backup: lastBackup !== null && now() - lastBackup < FRESH,
    legal: reviewedAt(snapshot) !== null,
  };
  return checks.map((id) => ({ id, done: done[id] }));
};

/** Names that can't belong to anybody (RFC 2606), as the address that we come with. */
const reachesSomebody = (email: string): boolean =>
  !/[@.](?:example|invalid|test|localhost|example\.(?:com|net|org))$/i.test(email);
