/** When an event is, on the clock where the reader is: "Friday, November 27 at 7:00 PM". `now` in milliseconds. */
export const whenLabel = (dateTime: string, now: number, locale?: string): string => {
  const date = new Date(dateTime);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
};

/** "7:00 PM in New York", for a reader whose clock shows something else then; null for others. */
export const timeThere = (dateTime: string, timeZone: string, locale?: string): string | null => {
  const date = new Date(dateTime);
  const there = date.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  if (there === date.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' })) return null;
  return `${date.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone })} in ${placeOf(timeZone)}`;
};

/** The person's own time zone, as the device says. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "America/Argentina/Buenos_Aires" as people say it: "Buenos Aires". */
export const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
