export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** What stands behind the @ of every uid: the same whatever a site is called, or a renamed one would add each entry again. */
export const UID_HOST = 'lampstand';

/** A quiet hour for prayer, in the person's own calendar. */
export interface Reminder {
  /** Stays the same for the same reminder, so that taking it in again changes the entry and adds none. */
  uid: string;
  /** What the calendar shows. Calendars are shared and synced: by default say no more than "Time to pray". */
  title: string;
  description?: string;
  /** The first day, as YYYY-MM-DD, and the time on the clock there, as HH:MM. */
  from: string;
  time: string;
  /** None is every day. */
  days: readonly Weekday[];
  minutes: number;
}

/** Something that happens once, at a moment (milliseconds) that is the same for everybody. */
export interface Appointment {
  uid: string;
  title: string;
  description?: string;
  location?: string;
  startsAt: number;
  minutes: number;
}

/**
 * The text of an .ics file (RFC 5545). Times of reminders have no zone on purpose: seven in the morning is seven wherever the
 * person travels, and through summer time. Those of appointments are in UTC. `now` in milliseconds.
 */
export const icsOf = (entries: readonly (Reminder | Appointment)[], brandName: string, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brandName)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** A moment as calendars write it in UTC: 20261120T120000Z. */
const utc = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const eventOf = (entry: Reminder | Appointment, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(entry.uid)}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${startOf(entry)}`,
  `DURATION:PT${Math.max(1, Math.round(entry.minutes))}M`,
  ...('startsAt' in entry ? [] : [ruleOf(entry)]),
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...('location' in entry && entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  'CLASS:PRIVATE',
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(entry.title)}`,
  'TRIGGER:PT0M',
  'END:VALARM',
  'END:VEVENT',
];

const startOf = (entry: Reminder | Appointment): string =>
  'startsAt' in entry
    ? utc(entry.startsAt)
    : `${firstDay(entry.from, entry.days).replaceAll('-', '')}T${entry.time.replace(':', '')}00`;

const ruleOf = ({ days }: Reminder): string => {
  const named = weekdays.filter((day) => days.includes(day));
  return named.length === 0 || named.length === 7 ? 'RRULE:FREQ=DAILY' : `RRULE:FREQ=WEEKLY;BYDAY=${named.join(',')}`;
};

/** The first day on or after `from` that the rule names: a start off the rule would be one more appointment. */
const firstDay = (from: string, days: readonly Weekday[]): string => {
  const start = Date.parse(`${from}T00:00:00Z`);
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = new Date(start + ahead * 24 * 60 * 60 * 1000);
    const name = weekdays[(day.getUTCDay() + 6) % 7];
    if (days.length === 0 || (name && days.includes(name))) return day.toISOString().slice(0, 10);
  }
  return from;
};

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const octets = (sign: string): number => {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Lines end after 75 octets at most and go on after a space; a sign is never cut in two. */
const folded = (line: string): string => {
  let text = '';
  let length = 0;
  for (const sign of line) {
    const size = octets(sign);
    if (length + size > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += sign;
    length += size;
  }
  return text;
};
