import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icsOf, type Reminder } from './calendarFile.ts';

describe('icsOf', () => {
  const reminder: Reminder = {
    uid: 'morning@lampstand',
    title: 'Time to pray',
    from: '2026-11-20',
    time: '07:00',
    days: ['MO', 'SU'],
    minutes: 10,
  };
  const now = Date.UTC(2026, 10, 20, 12, 0, 0);

  it('writes a weekly entry at a time without zone, beginning on a day of the rule', () => {
    expect(icsOf([reminder], 'Lampstand', now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lampstand//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:morning@lampstand',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261122T070000',
      'DURATION:PT10M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,SU',
      'SUMMARY:Time to pray',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Time to pray',
      'TRIGGER:PT0M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(icsOf([{ ...reminder, days: [] }], 'Lampstand', now)).toContain(
      'DTSTART:20261120T070000\r\nDURATION:PT10M\r\nRRULE:FREQ=DAILY',
    );
  });

  it('writes an appointment at its moment, once, with its place', () => {
    const startsAt = Date.UTC(2026, 11, 24, 17, 30);
    const event = { uid: 'e@lampstand', title: 'Carols', location: 'Hall 2; upstairs', startsAt, minutes: 60 };
    const text = icsOf([event], 'Lampstand', now);
    expect(text).toContain(
      'DTSTART:20261224T173000Z\r\nDURATION:PT60M\r\nSUMMARY:Carols\r\nLOCATION:Hall 2\\; upstairs',
    );
    expect(text).not.toContain('RRULE');
  });

  it('escapes any text and keeps lines within 75 octets', () => {
    const unfold = (text: string) => text.replaceAll('\r\n ', '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (any) => {
        const title = `x${any}`;
        const text = icsOf([{ ...reminder, title, description: title }], 'L', now);
        const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...octets)).toBeLessThanOrEqual(75);
        const lines = unfold(text).split('\r\n');
        expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(6);
        expect(lines).toHaveLength(22);
      }),
      { numRuns: 200 },
    );
    expect(icsOf([{ ...reminder, title: 'a;b,c\\d\ne\r\nEND:VEVENT' }], 'L', now)).toContain(
      'SUMMARY:a\\;b\\,c\\\\d\\ne\\nEND:VEVENT\r\n',
    );
  });
});
