import type { BodyOut } from '../../core/contract/endpoint.ts';
import type { saveSettings, Settings as SettingsView } from '../../core/contract/settings.ts';
import { contrastProblems, type Colours } from '../../core/rules/colours/contrast.ts';
import type { Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { writeAudit } from '../moderation/service.ts';
import { readChecklist, type ChecklistParts } from './checklist.ts';
import { reviewedAt, reviewNow } from './legalFacts.ts';
import type { Settings, Snapshot } from './service.ts';
import { readLogoHash, readSettings, replaceSettings, type SettingsRow } from './store.ts';
import {
  isSame,
  parseStored,
  settingNames,
  type LockedSettings,
  type SettingName,
  type SettingValues,
} from './values.ts';

interface Dependencies extends ChecklistParts {
  settings: Settings;
}

export type SettingsAdmin = ReturnType<typeof createSettingsAdmin>;

/** What admins see and change of the settings. */
export const createSettingsAdmin = ({ settings, ...parts }: Dependencies) => {
  const { db, now } = parts;

  const read = async (): Promise<SettingsView> => {
    const snapshot = settings.current();
    const { prayerTeamEmail, subscriptionRequired } = snapshot.values;
    return {
      ...snapshot.site,
      prayerTeamEmail,
      subscriptionRequired,
      legalReviewedAt: reviewedAt(snapshot),
      locked: lockedNames(settings.locked),
      checklist: await readChecklist(parts, snapshot),
    };
  };

  /** False where another admin has saved since `revision`. */
  function* store(
    by: string,
    { revision, legalReviewedAt, ...values }: BodyOut<typeof saveSettings>,
  ): Queries<boolean> {
    const row = yield* readSettings();
    if (row.revision !== revision) return false;
    const logoHash = yield* readLogoHash();
    const before = settings.at(row, logoHash);
    const next = { ...row, revision: revision + 1, content: contentOf(values, row, settings) };
    const review = reviewOf(legalReviewedAt, before, settings.at(next, logoHash), now());
    const names: string[] = settingNames.filter((name) => !isSame(before.values[name], values[name]));
    if (review) names.push('legalReviewedAt');
    if (names.length === 0) return true;
    if (!(yield* replaceSettings({ ...next, ...review }, revision, now()))) return false;
    const entry = { actorId: by, action: 'settings', subjectId: String(next.revision), reason: names.join(', ') };
    yield* writeAudit(entry, now());
    return true;
  }

  return {
    read: async (): Promise<SettingsView> => {
      await settings.refresh();
      return read();
    },
    /** Throws 409 with `current` where another admin has saved since `revision`, 400 with `fields` for what can't be. */
    async save(by: string, body: BodyOut<typeof saveSettings>): Promise<SettingsView> {
      await settings.refresh();
      refuseLocked(settings.locked, body);
      if (!isSame(body.colours, settings.current().values.colours)) refusePale(body.colours);
      const stored = await db.write(() => store(by, body));
      await settings.refresh();
      const current = await read();
      if (!stored) throw new HttpError('conflict', 'Another admin has saved the settings meanwhile.', { current });
      return current;
    },
  };
};

const lockedNames = (locked: LockedSettings): SettingName[] => settingNames.filter((name) => name in locked);

/** What becomes of the review of the legal pages: given now, taken back, or null where it stays as it is. */
const reviewOf = (asked: string | null, before: Snapshot, next: Snapshot, now: number): Partial<SettingsRow> | null => {
  const known = reviewedAt(before);
  if (asked === null) return known === null ? null : { legal_reviewed_at: null, legal_facts: null };
  return known !== null && Date.parse(asked) === Date.parse(known) ? null : reviewNow(next, now);
};

/** What differs from the defaults. What is locked now is kept as it was, for when it is not. */
const contentOf = (values: SettingValues, row: SettingsRow, { defaults, locked }: Settings): string => {
  const stored = parseStored(row.content);
  const kept = settingNames.flatMap((name): [string, unknown][] => {
    if (name in locked) return name in stored ? [[name, stored[name]]] : [];
    return isSame(values[name], defaults[name]) ? [] : [[name, values[name]]];
  });
  return JSON.stringify(Object.fromEntries(kept));
};

const refused = (fields: Record<string, string>): HttpError =>
  new HttpError('bad_request', 'Please check what you entered.', { fields });

const refuseLocked = (locked: LockedSettings, values: SettingValues): void => {
  const differing = lockedNames(locked).filter((name) => !isSame(values[name], locked[name]));
  if (differing.length > 0)
    throw refused(Object.fromEntries(differing.map((name) => [name, 'This is set where the server runs.'])));
};

const refusePale = (colours: Colours): void => {
  const fields: Record<string, string> = {};
  for (const { theme, message } of contrastProblems(colours)) {
    const key = `colours.${theme}`;
    fields[key] = fields[key] ? `${fields[key]} ${message}` : message;
  }
  if (Object.keys(fields).length > 0) throw refused(fields);
};
