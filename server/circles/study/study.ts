import type { BodyOut } from '../../../core/contract/endpoint.ts';
import type { CircleStudy, setStudyTopic } from '../../../core/contract/circles.ts';
import { utcDay } from '../../../core/rules/time.ts';
import { retention } from '../../../core/rules/retention.ts';
import { findUser } from '../../accounts/service.ts';
import type { Db, Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Publish } from '../../live/service.ts';
import type { BeginCheck } from '../../publishing/service.ts';
import { consumeChange } from '../bounds.ts';
import { circleChanged, requireCircleAdmin, requireMember } from '../membership.ts';
import { addMark, findStudy, removeMark, removeMarksBefore, setTopic } from './store.ts';

const HOUR = 60 * 60_000;
/** The zones that are furthest behind UTC, and furthest ahead. */
const [FURTHEST_BEHIND, FURTHEST_AHEAD] = [12 * HOUR, 14 * HOUR];
/** Marks removed in one transaction. */
const BATCH = 500;

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
  beginCheck: BeginCheck;
}

/** What a circle studies, and how many of its members did so on a day. */
export const createStudy = ({ db, now, publish, beginCheck }: Dependencies) => {
  function* view(circleId: string, day: string, userId: string): Queries<CircleStudy> {
    const row = yield* findStudy(circleId, day, userId);
    return {
      topic: row?.study_topic ?? null,
      studied: row?.mine === 1,
      members: row?.member_count ?? 0,
      studiedToday: row?.studied ?? 0,
    };
  }

  return {
    read: (userId: string, circleId: string, day: string): Promise<CircleStudy> =>
      db.read(function* () {
        yield* requireMember(circleId, userId);
        return yield* view(circleId, day, userId);
      }),
    async setTopic(
      userId: string,
      circleId: string,
      day: string,
      { topic, confirmed }: BodyOut<typeof setStudyTopic>,
    ): Promise<CircleStudy> {
      const user = await db.read(function* () {
        yield* requireCircleAdmin(circleId, userId);
        return yield* findUser(userId);
      });
      const accountCreatedAt = user?.created_at ?? now();
      const checkText = await beginCheck(userId);
      // There is one topic and no place where another could wait for a moderator.
      const about = { audience: 'circle', confirmed, accountCreatedAt, refusesHeld: true } as const;
      const { status } = checkText({ ...about, text: topic });
      if (status === 'held') throw refusedField('topic', 'Please choose other words for the topic.');
      const study = await db.write(function* () {
        yield* requireCircleAdmin(circleId, userId);
        yield* consumeChange(userId, now());
        yield* setTopic(circleId, topic);
        return yield* view(circleId, day, userId);
      });
      publish(circleChanged(circleId));
      return study;
    },
    async mark(userId: string, circleId: string, day: string, studied: boolean): Promise<CircleStudy> {
      if (studied && !isTodaySomewhere(day, now())) throw refusedField('day', 'That day is not today.');
      const { study, messages } = await db.write(function* () {
        yield* requireMember(circleId, userId);
        const isChanged = yield* studied ? addMark(circleId, day, userId) : removeMark(circleId, day, userId);
        if (isChanged && studied) yield* consumeChange(userId, now());
        return { study: yield* view(circleId, day, userId), messages: isChanged ? [circleChanged(circleId)] : [] };
      });
      publish(...messages);
      return study;
    },
    /** Forgets who studied, and how many, a year later. */
    async sweep(): Promise<void> {
      const oldest = utcDay(now() - retention.studyMark);
      while ((await db.write(() => removeMarksBefore(oldest, BATCH))) === BATCH);
    },
  };
};

/** Whether it is that day now where somebody lives. */
const isTodaySomewhere = (day: string, now: number): boolean =>
  day >= utcDay(now - FURTHEST_BEHIND) && day <= utcDay(now + FURTHEST_AHEAD);

const refusedField = (field: string, sentence: string): HttpError =>
  new HttpError('bad_request', sentence, { fields: { [field]: sentence } });
