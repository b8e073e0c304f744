export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

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

/**
 * The text of an .ics file (RFC 5545). Times have no zone on purpose: seven in the morning is seven wherever the person
 * travels, and through summer time. `now` in milliseconds.
 */
export const icsOf = (reminders: readonly Reminder[], brandName: string, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brandName)}//Prayer reminders//EN`,
    'CALSCALE:GREGORIAN',
    ...reminders.flatMap((reminder) => eventOf(reminder, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

const eventOf = ({ uid, title, description, from, time, days, minutes }: Reminder, now: number): string[] => {
  const start = firstDay(from, days);
  const named = weekdays.filter((day) => days.includes(day));
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${start.replaceAll('-', '')}T${time.replace(':', '')}00`,
    `DURATION:PT${Math.max(1, Math.round(minutes))}M`,
    named.length === 0 || named.length === 7 ? 'RRULE:FREQ=DAILY' : `RRULE:FREQ=WEEKLY;BYDAY=${named.join(',')}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ];
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
