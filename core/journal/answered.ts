import type { Prayer } from '../contract/journal.ts';
import { dayIn, onThisDay, type Remembered } from './onThisDay.ts';

/** What the page of answered prayers asks of a journal. */
export interface AnsweredQuery {
  /** How many prayers it shows. */
  limit: number;
  /** Where the person is, as YYYY-MM-DD. */
  today: string;
}

export interface AnsweredPage {
  /** The newest answer first. */
  prayers: readonly Prayer[];
  /** How many are answered. */
  found: number;
  /** What was answered on this day of earlier years. */
  remembered: readonly Remembered<Prayer>[];
}

const REMEMBERED = 3;

/** The answered ones, the newest answer first; those of one moment as they were written. */
export const byAnswer = (prayers: readonly Prayer[]): Prayer[] =>
  prayers
    .filter(({ answeredAt }) => answeredAt !== null)
    .map((prayer) => ({ prayer, at: Date.parse(prayer.answeredAt ?? '') || 0 }))
    .sort((one, other) => other.at - one.at || compare(other.prayer.createdAt, one.prayer.createdAt))
    .map(({ prayer }) => prayer);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** `answered`: as `byAnswer` gives them. */
export const answeredPage = (answered: readonly Prayer[], { limit, today }: AnsweredQuery): AnsweredPage => ({
  prayers: answered.slice(0, limit),
  found: answered.length,
  remembered: onThisDay(answered, today, dayIn())
    .filter(({ what }) => what === 'answered')
    .slice(0, REMEMBERED),
});
