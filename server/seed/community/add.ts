import { rankOf } from '../../../core/rules/roles.ts';
import { query, valuesIn, type Db, type RowOf } from '../../db/db.ts';
import { positionOf } from '../../circles/members/store.ts';
import { insertAll } from '../insert.ts';
import { DEMO_DOMAIN, demoRoles, isPastoral, type Plan } from '../people.ts';
import { createCircles, type DemoCircle } from './circles.ts';
import { deskPosts, heldJoins, type DemoCase } from './desk.ts';
import { createPosts, type DemoPost } from './posts.ts';

const circleColumns =
  'id, owner_id, name, description, emoji, is_public, listed, member_count, created_at, search_text, verse_reference, verse_version, study_topic';
const eventColumns =
  'id, circle_id, created_by, title, starts_at, time_zone, location, description, by_minor, status, attending, praying, recognize, created_at';
const postColumns =
  'id, author_id, stream, audience, circle_id, post_type, content, anonymous, by_minor, tags, image_alt, status, like_count, prayer_count, answered_at, answer_story, created_at';
const caseColumns =
  'id, subject, subject_id, author_id, anonymous, state, urgency, reasons, copy, report_count, hiding_reports, held, created_at';
const reportColumns = 'id, case_id, reporter_id, subject, subject_id, reason, comment, created_at';

const HIDDEN = 'Something you shared can’t be seen by others until a moderator has looked at it.';

/**
 * Adds circles, posts and what waits for the moderators. What is there already stays: rows that belong to a circle or a post are
 * added with it and before it, so that its counts are true, and that a run that was cut off is made up for by the next.
 */
export const addCommunity = async (
  db: Db,
  plan: Omit<Plan, 'count'>,
  counts: { circles: number; posts: number },
): Promise<{ circles: number; posts: number }> => {
  const people = plan.people.filter(({ role, verified, blocked }) => rankOf(role) >= 2 && verified && !blocked);
  const demo = people.filter(({ email }) => demoRoles.some((role) => email === `${role}@${DEMO_DOMAIN}`));
  const circles = createCircles(plan, { people, demo, count: counts.circles });
  const community = { people, circles, pastoral: people.filter(isPastoral), count: counts.posts };
  const cases = counts.posts === 0 ? [] : [...deskPosts(plan, people)];
  return {
    circles: await addCircles(db, circles, heldJoins(plan.seed, circles)),
    posts: await addPosts(db, () => createPosts(plan, community), cases),
  };
};

const idsIn = async (db: Db, table: 'circles' | 'posts'): Promise<ReadonlySet<string>> => {
  const sql = { circles: 'SELECT id FROM circles', posts: 'SELECT id FROM posts' } as const;
  const rows = await db.read(() => query<RowOf<'posts', 'id'>>(sql[table]));
  return new Set(rows.map(({ id }) => id));
};

const addCircles = async (db: Db, planned: readonly DemoCircle[], joins: readonly DemoCase[]): Promise<number> => {
  const known = await idsIn(db, 'circles');
  const circles = planned.filter(({ row }) => !known.has(row.id));
  const each = <T>(rows: (circle: DemoCircle) => readonly T[]): T[] => circles.flatMap(rows);
  await insertAll(
    db,
    'circle_members',
    'circle_id, user_id, role, position, state, next_state, joined_at',
    each(({ row, members }) =>
      members.map(({ person, role, state, nextState, joinedAt }) => [
        row.id,
        person.id,
        role,
        positionOf(role, state),
        state,
        nextState,
        joinedAt,
      ]),
    ),
  );
  await insertAll(
    db,
    'circle_verse_reads',
    'circle_id, user_id, verse_version',
    each(({ row, readers }) => readers.map((id) => [row.id, id, row.verse_version])),
  );
  await addStudy(db, circles);
  await addEvents(db, circles);
  const added = new Set(circles.map(({ row }) => row.id));
  await addCases(
    db,
    joins.filter(({ row }) => added.has(row.subject_id.split(':')[0] ?? '')),
  );
  return insertAll(
    db,
    'circles',
    circleColumns,
    circles.map(({ row }) => valuesIn(circleColumns, row)),
  );
};

const addStudy = async (db: Db, circles: readonly DemoCircle[]): Promise<void> => {
  const days = circles.flatMap(({ row, studied }) =>
    studied.map(({ day, people }) => ({ circle: row.id, day, people })),
  );
  await insertAll(
    db,
    'circle_study',
    'circle_id, day, user_id',
    days.flatMap(({ circle, day, people }) => people.map((id) => [circle, day, id])),
  );
  await insertAll(
    db,
    'circle_study_days',
    'circle_id, day, studied',
    days.map(({ circle, day, people }) => [circle, day, people.length]),
  );
};

const addEvents = async (db: Db, circles: readonly DemoCircle[]): Promise<void> => {
  const events = circles.flatMap(({ row, events: own }) => own.map((event) => ({ circle: row.id, ...event })));
  await insertAll(
    db,
    'event_reactions',
    'event_id, kind, user_id',
    events.flatMap(({ id, reactions }) =>
      Object.entries(reactions).flatMap(([kind, ids]) => ids.map((person) => [id, kind, person])),
    ),
  );
  await insertAll(
    db,
    'circle_events',
    eventColumns,
    events.map((event) => {
      const { id, circle, createdBy, byMinor, title, startsAt, timeZone, location, description, createdAt, reactions } =
        event;
      const { attending, praying, recognize } = reactions;
      const counted = [attending.length, praying.length, recognize.length];
      return [
        id,
        circle,
        createdBy,
        title,
        startsAt,
        timeZone,
        location,
        description,
        byMinor ? 1 : 0,
        'published',
        ...counted,
        createdAt,
      ];
    }),
  );
};

const addPosts = async (db: Db, planned: () => Iterable<DemoPost>, cases: readonly DemoCase[]): Promise<number> => {
  const known = await idsIn(db, 'posts');
  const fresh = function* () {
    for (const post of planned()) if (!known.has(post.row.id)) yield post;
    for (const { post } of cases) if (post && !known.has(post.row.id)) yield post;
  };
  const reactions = function* () {
    for (const { row, reactions: given } of fresh())
      for (const [kind, ids] of Object.entries(given)) for (const id of ids) yield [row.id, kind, id];
  };
  const rows = function* () {
    for (const { row } of fresh()) yield valuesIn(postColumns, row);
  };
  await insertAll(db, 'post_reactions', 'post_id, kind, user_id', reactions());
  await addCases(
    db,
    cases.filter(({ row }) => !known.has(row.subject_id)),
  );
  return insertAll(db, 'posts', postColumns, rows());
};

const addCases = async (db: Db, cases: readonly DemoCase[]): Promise<void> => {
  await insertAll(
    db,
    'reports',
    reportColumns,
    cases.flatMap(({ row, reports }) =>
      reports.map(({ id, reporterId, reason, comment, createdAt }) => [
        id,
        row.id,
        reporterId,
        row.subject,
        row.subject_id,
        reason,
        comment,
        createdAt,
      ]),
    ),
  );
  const hidden = cases.filter(({ noticeId }) => noticeId !== null);
  await insertAll(
    db,
    'notices',
    'id, user_id, kind, text, created_at',
    hidden.map(({ noticeId, row, reports }) => [
      noticeId,
      row.author_id,
      'hidden',
      HIDDEN,
      Math.max(...reports.map((each) => each.createdAt)),
    ]),
  );
  await insertAll(
    db,
    'cases',
    caseColumns,
    cases.map(({ row }) => valuesIn(caseColumns, row)),
  );
};
