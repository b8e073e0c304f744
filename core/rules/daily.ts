/** The day where the person is, as YYYY-MM-DD: the daily note changes at their midnight, not at Greenwich's. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * Which of `count` texts stands today: the same all day for a day and an id, another for another
 * (docs/specification.md 1 §2). `what` keeps a topic's note and prayer from moving in step. 0 when there is nothing.
 */
export const dailyIndex = (day: string, id: string, what: 'note' | 'prayer', count: number): number =>
  count > 0 ? hash(`${day}/${id}/${what}`) % count : 0;

/** FNV-1a with a last mixing step: texts that differ in one letter, as those of neighbouring days, fall far apart. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
};
