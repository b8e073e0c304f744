import { weekdays, type Weekday } from '../../../../core/rules/calendar/calendarFile.ts';

/** When a person wants to be reminded; `here`: by this page as well, while it is open. */
export interface Reminder {
  time: string;
  days: readonly Weekday[];
  here: boolean;
}

export const isReminder = (value: unknown): value is Reminder => {
  const reminder = value as { time?: unknown; days?: unknown; here?: unknown } | null | undefined;
  return (
    typeof reminder?.time === 'string' &&
    /^\d\d:\d\d$/.test(reminder.time) &&
    Array.isArray(reminder.days) &&
    reminder.days.every((day: unknown) => weekdays.some((each) => each === day)) &&
    typeof reminder.here === 'boolean'
  );
};

const DAY = 24 * 60 * 60 * 1000;

/** The next moment of a reminder after `now`, by the clock where the person is; null when no day is chosen. */
export const nextTime = ({ time, days }: Reminder, now: Date): Date | null => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, hour, minute);
    const name = weekdays[(day.getDay() + 6) % 7];
    if (day > now && day.getTime() - now.getTime() <= 8 * DAY && name && days.includes(name)) return day;
  }
  return null;
};
