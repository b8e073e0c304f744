import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icsOf, type Reminder } from './calendar.ts';
import { dayIn, onThisDay, prayNow } from './journal.ts';

const prayer = (id: string, createdAt: string, answeredAt: string | null = null) => ({ id, createdAt, answeredAt });

describe('onThisDay', () => {
  const utc = dayIn('UTC');
  const found = (prayers: ReturnType<typeof prayer>[], today: string, dayOf = utc) =>
    onThisDay(prayers, today, dayOf).map(({ prayer: { id }, what, years }) => `${id} ${what} ${years}`);

  it('remembers what was written and answered on this day of earlier years, the latest first', () => {
    const prayers = [
      prayer('a', '2023-11-20T10:00:00Z'),
      prayer('b', '2025-11-20T23:59:59Z', '2025-11-21T00:00:00Z'),
      prayer('c', '2024-01-01T00:00:00Z', '2025-11-20T00:00:00Z'),
      prayer('today', '2026-11-20T10:00:00Z'),
    ];
    expect(found(prayers, '2026-11-20')).toEqual(['c answered 1', 'b written 1', 'a written 3']);
    expect(found(prayers, '2026-11-21')).toEqual(['b answered 1']);
  });

  it('goes by the day where the person is, also when that is another place than where they wrote', () => {
    const prayers = [prayer('late', '2025-11-20T23:30:00Z')];
    expect(found(prayers, '2026-11-20', dayIn('UTC'))).toHaveLength(1);
    expect(found(prayers, '2026-11-21', dayIn('Europe/Berlin'))).toHaveLength(1);
    expect(found(prayers, '2026-11-20', dayIn('Europe/Berlin'))).toEqual([]);
    expect(found(prayers, '2026-11-20', dayIn('Pacific/Honolulu'))).toHaveLength(1);
    expect(found([prayer('x', '2025-11-20T12:00:00Z')], '2026-11-21', dayIn('Pacific/Kiritimati'))).toHaveLength(1);
  });

  it('remembers 29 February every year', () => {
    const prayers = [prayer('leap', '2024-02-29T12:00:00Z'), prayer('before', '2024-02-28T12:00:00Z')];
    expect(found(prayers, '2025-02-28')).toEqual(['leap written 1', 'before written 1']);
    expect(found(prayers, '2025-03-01')).toEqual([]);
    expect(found(prayers, '2028-02-28')).toEqual(['before written 4']);
    expect(found(prayers, '2028-02-29')).toEqual(['leap written 4']);
    expect(found([prayer('x', '2000-02-29T12:00:00Z')], '2100-02-28')).toEqual(['x written 100']);
  });

  it('takes no harm from a date that is none', () => {
    expect(found([prayer('x', 'nonsense', 'nonsense')], '2026-01-01')).toEqual([]);
  });

  it('shows every prayer exactly once in any later year', () => {
    const day = fc.integer({ min: 0, max: 9000 }).map((n) => new Date(Date.UTC(2000, 0, 1 + n, 12)).toISOString());
    fc.assert(
      fc.property(day, fc.integer({ min: 2026, max: 2040 }), (createdAt, year) => {
        let times = 0;
        for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000)
          times += found([prayer('p', createdAt)], new Date(at).toISOString().slice(0, 10)).length;
        expect(times).toBe(1);
      }),
      { numRuns: 100 },
    );
  });
});

describe('prayNow', () => {
  const days = Array.from({ length: 30 }, (_, n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10));

  it('gives every prayer its turn over 30 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10 }), (many, count) => {
        const prayers = Array.from({ length: many }, (_, n) => prayer(`p${n}`, '2026-01-01T00:00:00Z'));
        const prayedAt = new Map<string, number>();
        const times = new Map(prayers.map(({ id }) => [id, 0]));
        for (const [at, day] of days.entries()) {
          const chosen = prayNow(prayers, prayedAt, day, count);
          expect(new Set(chosen).size).toBe(Math.min(count, many));
          for (const [index, { id }] of chosen.entries()) {
            times.set(id, (times.get(id) ?? 0) + 1);
            // One after the other, as in a session.
            prayedAt.set(id, at * 86_400_000 + index * 60_000);
          }
        }
        expect(Math.max(...times.values()) - Math.min(...times.values())).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('brings new ones first, lets answered ones rest, and stays the same all day', () => {
    const prayers = [
      prayer('old', '2026-01-01T00:00:00Z'),
      prayer('done', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
      prayer('new', '2026-11-19T00:00:00Z'),
    ];
    const prayedAt = new Map([
      ['old', 5],
      ['done', 1],
    ]);
    expect(prayNow(prayers, prayedAt, '2026-11-20', 1).map(({ id }) => id)).toEqual(['new']);
    expect(prayNow(prayers, prayedAt, '2026-11-20', 9).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(prayNow(prayers, prayedAt, '2026-11-20', 9)).toEqual(
      prayNow([...prayers].reverse(), prayedAt, '2026-11-20', 9),
    );
  });

  it('mixes the order from day to day', () => {
    const prayers = Array.from({ length: 6 }, (_, n) => prayer(`p${n}`, '2026-01-01T00:00:00Z'));
    expect(
      new Set(
        days.map((day) =>
          prayNow(prayers, new Map(), day, 6)
            .map(({ id }) => id)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(20);
  });
});

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
      'PRODID:-//Lampstand//Prayer reminders//EN',
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

  it('holds any text: nothing breaks out of its line, and no line is longer than 75 octets', () => {
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
