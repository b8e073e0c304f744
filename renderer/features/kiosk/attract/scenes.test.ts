import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Verse } from '../../../../core/contract/search.ts';
import { driftAt, FAR, sceneAt, verseFromAfar } from './scenes.ts';

const verses = JSON.parse(readFileSync('content/generated/daily-verses.json', 'utf8')) as Verse[];
const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 24 + days)).toISOString().slice(0, 10);

describe('the loop for whoever passes by', () => {
  it('has a short verse for each day, a month long another', () => {
    const month = Array.from({ length: 30 }, (_, days) => verseFromAfar(verses, dayAfter(days)));
    expect(new Set(month.map((verse) => verse?.ref)).size).toBe(30);
    for (const verse of month) expect(verse?.text.length).toBeLessThanOrEqual(FAR);
    expect(verseFromAfar([], dayAfter(0))).toBeNull();
  });

  it('shows verse, question and invitation in turn, and another question each round', () => {
    const steps = Array.from({ length: 6 }, (_, step) => sceneAt(step, true));
    expect(steps.map(({ kind }) => kind)).toEqual(
      [...Array(2).keys()].flatMap(() => ['verse', 'question', 'invitation']),
    );
    expect(steps[4]?.question).not.toBe(steps[1]?.question);
    expect(steps[2]?.question, 'what fades away does not change').toBe(steps[1]?.question);
    expect(sceneAt(0, false).kind).toBe('question');
    expect(sceneAt(1, false).kind).toBe('invitation');
  });

  it('wanders by a few pixels', () => {
    const places = Array.from({ length: 200 }, (_, step) => driftAt(step));
    for (const axis of ['x', 'y'] as const) {
      const along = places.map((place) => place[axis]);
      expect([Math.min(...along), Math.max(...along)]).toEqual([-12, 12]);
      along.slice(1).forEach((at, index) => expect(Math.abs(at - (along[index] ?? 0))).toBeLessThanOrEqual(5));
    }
  });
});
