/** What the offline badge (docs/specification.md 1 §2) knows. */
export interface Connectivity {
  online: boolean;
  /** There was an offline period, and nobody has been told yet that it is over. */
  wasOffline: boolean;
  /** Items that wait to be sent. */
  pending: number;
  /** Posts among them. */
  posts: number;
  /** Everything that waited has just been sent, and nobody has been told yet. */
  justSynced: boolean;
  /** When the last sync ended, in milliseconds since the epoch. */
  lastSync: number | null;
}

export interface Badge {
  title: string;
  line?: string;
  synced?: string;
}

/** What the floating badge says; null where it is hidden. */
export const badgeOf = (state: Connectivity, now: number): Badge | null => {
  const { online, wasOffline, pending, posts, justSynced, lastSync } = state;
  const synced = lastSync === null ? {} : { synced: `Synced ${syncedLabel(lastSync, now)}` };
  if (!online)
    return {
      title: 'Offline mode',
      line: `Your prayers ${posts > 0 ? 'and posts ' : ''}will sync when connected`,
      ...synced,
    };
  if (pending > 0) return { title: `Syncing ${pending} item${pending === 1 ? '' : 's'}...`, ...synced };
  if (wasOffline) return { title: 'Back online', ...synced };
  return justSynced ? { title: 'Connected', ...synced } : null;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** "just now" under 30 seconds, then seconds, minutes or hours, then "over a day ago". Both in milliseconds. */
export const syncedLabel = (moment: number, now: number): string => {
  const age = now - moment;
  if (age < 30 * SECOND) return 'just now';
  if (age < MINUTE) return ago(age / SECOND, 'second');
  if (age < HOUR) return ago(age / MINUTE, 'minute');
  return age < 24 * HOUR ? ago(age / HOUR, 'hour') : 'over a day ago';
};

const ago = (amount: number, unit: string): string => {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
};
