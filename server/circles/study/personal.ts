import { utcDay } from '../../../core/rules/time.ts';
import type { PersonalFeature } from '../../accounts/service.ts';
import { listMarks, listReads, removeMarksOf, removeReadsOf } from './store.ts';

/** After every day that can be marked. */
const FIRST = '9999-12-31';

/** On which days a person studied. */
export const studyData: PersonalFeature = {
  name: 'circleStudy',
  *exportPage(userId, before, limit) {
    const day = before.id === '' ? FIRST : utcDay(before.createdAt);
    const rows = yield* listMarks(userId, day, before.id, limit.rows);
    const last = rows.at(-1);
    return {
      items: rows.map(({ circle_id, day }) => ({ circleId: circle_id, day })),
      next: last ? { createdAt: Date.parse(last.day), id: last.circle_id } : null,
    };
  },
  erase: (userId) => removeMarksOf(userId, null),
};

/** Which circles' verse a person has read. */
export const verseReadData: PersonalFeature = {
  name: 'circleVersesRead',
  *export(userId) {
    return (yield* listReads(userId)).map(({ circle_id }) => ({ circleId: circle_id }));
  },
  erase: (userId) => removeReadsOf(userId, null),
};
