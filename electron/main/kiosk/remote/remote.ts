import type { KioskPreferences } from '../../../../core/bridge/kioskState.ts';
import { checkInKiosk, screenSettings, type KioskReport } from '../../../../core/contract/kioskScreen.ts';
import { isSameScreen, type ScreenSettings } from '../../../../core/rules/kiosk/kiosk.ts';
import { describe, log } from '../../../log.ts';
import type { KioskStore } from '../store.ts';

/** What a kiosk says of itself besides its settings. */
export type Facts = Omit<KioskReport, 'settings' | 'revision' | 'isOwn' | 'restarted'>;

interface Parts {
  store: KioskStore;
  preferences(): KioskPreferences;
  facts(): Facts;
  /** Nobody stands there, and no staff either. */
  isFree(): boolean;
  restart(): void;
  /** The settings are others now. */
  onChange(): void;
}

/** Of a newer server: settings that this kiosk does not know are not followed, and the rest counts. */
const answer = checkInKiosk.reply.extend({ settings: screenSettings.nullable().catch(null) });

type Answer = ReturnType<typeof answer.parse>;

/** What the kiosk tells its church each minute, and how it follows the answer. */
export const createRemote = ({ store, preferences, facts, isFree, restart, onChange }: Parts) => {
  const followed = () => store.get('remote') ?? { revision: 0, isOwn: true, by: 'kiosk' as const };

  const report = (): KioskReport => ({
    ...facts(),
    settings: screenOf(preferences()),
    revision: followed().revision,
    isOwn: followed().isOwn,
    restarted: store.get('restarted') ?? null,
  });

  /** What was told is no longer so: staff have changed it meanwhile, or a later answer came before this one. */
  const isOutdated = (told: KioskReport): boolean => {
    const { revision, isOwn } = followed();
    return told.revision !== revision || told.isOwn !== isOwn || !isSameScreen(told.settings, screenOf(preferences()));
  };

  const follow = (told: KioskReport, { settings, revision, restart: id }: Answer): void => {
    if (settings !== null && !isOutdated(told)) {
      const isNew = !isSameScreen(settings, told.settings);
      if (isNew) store.set('preferences', { ...preferences(), ...settings });
      store.set('remote', { revision, isOwn: false, by: isNew ? 'admin' : followed().by });
      onChange();
    }
    if (id === null || id === store.get('restarted') || !isFree()) return;
    // Written before it is followed: however this start ends, the next one does not follow it again.
    store.set('restarted', id);
    restart();
  };

  return {
    report,
    /** Of the last change: who made it, and whether the church has heard of it. */
    read: () => ({ changedBy: followed().by, isTold: !followed().isOwn }),
    /** Staff have changed something here. */
    changedHere: () => store.set('remote', { revision: followed().revision, isOwn: true, by: 'kiosk' }),
    /** Another church, or the same one anew: what stands here is what it hears first. */
    begin: () => store.set('remote', { revision: 0, isOwn: true, by: 'kiosk' }),
    /** Reads an answer; null for one that makes no sense. */
    readAnswer: (body: unknown) => answer.safeParse(body).data ?? null,
    follow(told: KioskReport, said: Answer): void {
      try {
        follow(told, said);
      } catch (error) {
        log.error('the church’s settings could not be followed', describe(error));
      }
    },
  };
};

export type Remote = ReturnType<typeof createRemote>;

export const screenOf = (preferences: ScreenSettings): ScreenSettings => {
  const { keyboard, idleSeconds, restartHour, attract, printing, paper } = preferences;
  return { keyboard, idleSeconds, restartHour, attract, printing, paper };
};
