import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Library } from '../../../core/contract/library.ts';
import { findDanger } from '../../../core/crisis/rules.ts';
import { findConcerns } from '../../../core/publishing/concerns.ts';
import { isMinor } from '../../../core/rules/ages.ts';
import { rankOf } from '../../../core/rules/roles.ts';
import { createHasher } from '../../accounts/passwords/hasher.ts';
import { query, type Db, type Row } from '../../db/db.ts';
import { paths } from '../../paths.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { readOptions } from '../options.ts';
import { DEMO_DOMAIN } from '../people.ts';
import { seedDatabase } from '../seed.ts';

const now = Date.UTC(2026, 10, 20, 12);
const until = Date.UTC(2026, 10, 20);
const without = ['--searches', '0', '--prayers', '0', '--feedback', '0', '--notes', '0'];
const options = readOptions([...without, '--users', '300', '--circles', '12', '--posts', '300', '--days', '40']);

let database: TestDatabase;
let db: Db;
let server: TestServer;
const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
const passwords = createHasher(1);
const fill = (more: Partial<typeof options> = {}) =>
  seedDatabase(
    { db, library, now, hash: passwords.hash, newPassword: () => 'shown this once' },
    { ...options, ...more },
  );
const rows = (sql: string): Promise<Row[]> => db.read(() => query(sql));
/** Each row that breaks a rule; the rules are put so that none may be found. */
const none = async (sql: string): Promise<void> => expect(await rows(sql)).toEqual([]);
const as = async (role: 'admin' | 'contributor' | 'premium') => {
  const visitor = server.visitor();
  const body = { email: `${role}@${DEMO_DOMAIN}`, password: 'shown this once' };
  expect((await visitor.call('login', { body })).status).toBe(200);
  return visitor;
};

beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
  await fill();
  server = await startServer({ db });
});
afterAll(async () => {
  await server.close();
  await db.close();
  await database.remove();
});

describe('the demo community', () => {
  it('counts what is there', async () => {
    await none(`SELECT id FROM circles c WHERE member_count <>
      (SELECT count(*) FROM circle_members m WHERE m.circle_id = c.id AND m.state = 'member')`);
    await none(`SELECT id FROM posts p WHERE like_count <>
      (SELECT count(*) FROM post_reactions r WHERE r.post_id = p.id AND r.kind = 'praise')`);
    await none(`SELECT id FROM posts p WHERE prayer_count <>
      (SELECT count(*) FROM post_reactions r WHERE r.post_id = p.id AND r.kind = 'praying')`);
    await none(`SELECT id FROM circle_events e WHERE attending + praying + recognize <>
      (SELECT count(*) FROM event_reactions r WHERE r.event_id = e.id)`);
    await none(`SELECT day FROM circle_study_days d WHERE studied <>
      (SELECT count(*) FROM circle_study s WHERE s.circle_id = d.circle_id AND s.day = d.day)`);
    await none(`SELECT id FROM cases c WHERE report_count <>
      (SELECT count(*) FROM reports r WHERE r.case_id = c.id)`);
    expect((await rows('SELECT id FROM circles')).length).toBe(12);
    expect((await rows('SELECT post_id FROM post_reactions')).length).toBeGreaterThan(300);
    expect((await rows('SELECT event_id FROM event_reactions')).length).toBeGreaterThan(10);
    expect((await rows('SELECT day FROM circle_study')).length).toBeGreaterThan(10);
  });

  it('has posts of all types and audiences, some anonymous, some answered with a story', async () => {
    const values = async (column: string) =>
      (await rows(`SELECT DISTINCT ${column} AS found FROM posts ORDER BY found`)).map(({ found }) => found);
    expect(await values('post_type')).toEqual(['general', 'prayer_request', 'scripture_share', 'testimony']);
    expect(await values('audience')).toEqual(['circle', 'everyone', 'me', 'pastoral']);
    expect(await values('status')).toEqual(['held', 'hidden', 'published']);
    expect((await rows('SELECT id FROM posts WHERE anonymous = 1')).length).toBeGreaterThan(10);
    expect((await rows('SELECT id FROM posts WHERE answer_story IS NOT NULL')).length).toBeGreaterThan(5);
  });

  it('is made by those who may take part, when they could: no later than today began', async () => {
    await none(`SELECT p.id FROM posts p JOIN users u ON u.id = p.author_id
      WHERE p.created_at < u.created_at OR p.created_at >= ${until} OR p.answered_at >= ${until} OR p.answered_at <= p.created_at`);
    await none(`SELECT m.user_id FROM circle_members m JOIN circles c ON c.id = m.circle_id JOIN users u ON u.id = m.user_id
      WHERE m.joined_at < c.created_at OR m.joined_at < u.created_at OR m.joined_at >= ${until}`);
    await none(`SELECT p.id FROM posts p WHERE p.circle_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM circle_members m
      WHERE m.circle_id = p.circle_id AND m.user_id = p.author_id AND m.state = 'member' AND m.joined_at < p.created_at)`);
    await none(`SELECT id FROM circle_events WHERE created_at >= ${until} OR starts_at <= created_at`);
    await none(`SELECT id FROM reports WHERE created_at >= ${until}`);
    const people = await rows(`SELECT role, blocked, verified_at FROM users
      WHERE id IN (SELECT author_id FROM posts) OR id IN (SELECT user_id FROM circle_members)`);
    for (const { role, blocked, verified_at: verified } of people)
      expect([rankOf(String(role)) >= 2, blocked, verified === null]).toEqual([true, 0, false]);
  });

  it('names nobody under 18 outside of circles, and gives them no circle to look after', async () => {
    const posts = await rows(`SELECT p.anonymous, p.created_at, u.birth_date FROM posts p
      JOIN users u ON u.id = p.author_id WHERE p.audience <> 'circle'`);
    const young = posts.filter((post) => isMinor(String(post['birth_date']), Number(post['created_at'])));
    expect(young.length).toBeGreaterThan(0);
    for (const post of young) expect(post['anonymous']).toBe(1);
    const keepers = await rows(`SELECT u.birth_date FROM circle_members m JOIN users u ON u.id = m.user_id
      WHERE m.role <> 'member'`);
    for (const { birth_date: born } of keepers) expect(isMinor(String(born), until)).toBe(false);
  });

  it('says nothing that would not have been published, but for the link that waits', async () => {
    const texts = await rows("SELECT content || ' ' || coalesce(answer_story, '') AS said, status FROM posts");
    const circles = await rows(
      "SELECT name || ' ' || description || ' ' || study_topic AS said, 'published' AS status FROM circles",
    );
    for (const { said, status } of [...texts, ...circles]) {
      expect(findDanger(String(said)), String(said)).toBeNull();
      expect(findConcerns(String(said)), String(said)).toEqual(status === 'held' ? ['link'] : []);
    }
  });

  it('is shown by the app: feed, circles with their verse, the pastoral team’s list', async () => {
    const premium = await as('premium');
    expect((await premium.call('posts', { query: { limit: 100 } })).data.length).toBeGreaterThan(50);
    const mine = (await premium.call('circles', { query: { scope: 'mine' } })).data;
    expect(mine.map(({ role }) => role)).toContain('owner');
    for (const { id, memberCount, role } of mine) {
      const members = (await premium.call('circleMembers', { params: { id } })).data;
      // Others are not told of members under 18.
      if (role === 'owner') expect(members.filter(({ pending }) => !pending)).toHaveLength(memberCount);
      expect((await premium.call('circleVerse', { params: { id } })).data.text).toEqual(expect.any(String));
      expect((await premium.call('circleEvents', { params: { id } })).data.length).toBeGreaterThan(0);
    }
    const found = (await premium.call('circles', { query: { scope: 'discover', q: 'PSALMS' } })).data;
    expect([...found, ...mine].map(({ name }) => name)).toContain('Morning Psalms');
    const team = await as('contributor');
    expect((await team.call('posts', { query: { scope: 'pastoral' } })).data.length).toBeGreaterThan(0);
  });

  it('gives the desk reports and things that are held, and its decisions work', async () => {
    const admin = await as('admin');
    const { pendingReports, contentFlags } = (await admin.call('moderationCounters')).data;
    expect([pendingReports, contentFlags >= 2]).toEqual([6, true]);
    const cases = (await admin.call('moderationCases')).data;
    expect(cases[0]?.reasons).toEqual(['self_harm']);
    expect(new Set(cases.map(({ subject }) => subject))).toEqual(new Set(['post', 'membership']));
    for (const { reasons, subject, visible } of cases)
      expect(visible).toBe(subject === 'post' && !reasons.includes('link') && !reasons.includes('spam'));
    for (const { id } of cases) {
      const body = { action: 'approve', reason: 'Looked at.' };
      expect((await admin.call('actOnCase', { params: { caseId: id }, body })).status).toBe(200);
    }
    await none("SELECT id FROM posts WHERE status <> 'published'");
    await none("SELECT user_id FROM circle_members WHERE state = 'held'");
  });

  it('leaves what people did in the meantime as it is', async () => {
    const before = await rows('SELECT * FROM posts ORDER BY id');
    expect((await fill({ users: 400 })).added).toMatchObject({ circles: 0 });
    const ids = new Set(before.map(({ id }) => id));
    const after = (await rows('SELECT * FROM posts ORDER BY id')).filter(({ id }) => ids.has(id));
    expect(after).toEqual(before);
  });
});
