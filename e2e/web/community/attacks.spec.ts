import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { communityLengths } from '../../../core/rules/community.ts';
import { cleanText } from '../../../core/rules/prayerText.ts';
import { smallJpeg } from '../../../server/testing/http/pictures.ts';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { payloads } from '../../payloads.ts';
import { expectNoHit, watchHits } from '../pages/hits.ts';
import { expect, newcomer, PASSWORD, test, type Outbox } from '../pages/people.ts';

/** Scripts in what people write to each other, kept by the server and read on every screen (docs/proof.md S7). */
test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' } });

interface Person {
  request: APIRequestContext;
  id: string;
  nickname: string;
}

const clean = payloads.map(cleanText);

/** All payloads, as many to a text as fit in `max` characters. */
const texts = (max: number): string[] =>
  clean.reduce<string[]>((packed, evil) => {
    const last = packed.at(-1);
    if (last === undefined || last.length + evil.length + 1 > max) return [...packed, evil];
    return [...packed.slice(0, -1), `${last}\n${evil}`];
  }, []);

/** The payload of this number among those that fit into one line of `max` characters. */
const line = (number: number, max: number): string => {
  const fitting = clean.filter((evil) => evil.length <= max && !/[\t\n]/.test(evil));
  return fitting[number % fitting.length] ?? '';
};

/** Throws for what is no success. `T` is what the call answers with, as its contract says. */
const ask = async <T = { id: string; status?: string; code?: string }>(
  { request }: Pick<Person, 'request'>,
  method: string,
  path: string,
  data?: object,
): Promise<T> => {
  const answer = await request.fetch(path, { method, data });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${text.slice(0, 300)}`).toBe(true);
  return (text ? JSON.parse(text) : null) as T;
};

const list = <T>(who: Person, path: string) => ask<T[]>(who, 'GET', path);

/** Has an account whose name is a payload. */
const register = async (request: APIRequestContext, number: number): Promise<Person> => {
  const [nickname, { email }] = [line(number, 50), newcomer(`n${number}`)];
  const data = { email, nickname, displayName: line(number + 1, 50), password: PASSWORD, birthDate: '1990-05-17' };
  return { request, nickname, id: (await ask({ request }, 'POST', '/api/auth/register', data)).id };
};

const confirm = async (who: Person, number: number, outbox: Outbox): Promise<void> => {
  const link = await outbox.nextLink(newcomer(`n${number}`).email);
  await ask(who, 'POST', '/api/auth/verify', { token: link.split('token=')[1] });
};

interface Case {
  id: string;
  subjectId: string;
}

/** All open cases, page by page. */
const openCases = async (admin: Person): Promise<Case[]> => {
  const cases: Case[] = [];
  for (;;) {
    const last = cases.at(-1);
    const page = await list<Case>(admin, `/api/admin/moderation/cases${last ? `?before=${last.id}` : ''}`);
    if (page.length === 0) return cases;
    cases.push(...page);
  }
};

/** Shows others what the checks have held. */
const approveHeld = async (admin: Person): Promise<void> => {
  for (const { id } of await openCases(admin))
    await ask(admin, 'POST', `/api/admin/moderation/cases/${id}/actions`, { action: 'approve', reason: line(3, 500) });
};

/** All payloads as posts and their stories, for everyone and in a circle. */
const writePosts = async (writers: readonly Person[], circleId: string): Promise<void> => {
  const [contents, stories] = [texts(communityLengths.post), texts(communityLengths.answerStory)];
  const bytes = Buffer.from(await smallJpeg());
  for (const [index, content] of contents.entries()) {
    const writer = writers[Math.floor(index / 2)];
    if (!writer) throw new Error('too few writers');
    const headers = { 'content-type': 'image/jpeg' };
    const picture = await writer.request.post('/api/images', { data: bytes, headers });
    await expect(picture).toBeOK();
    const post = await ask(writer, 'POST', '/api/posts', {
      content,
      postType: 'prayer_request',
      ...(index % 3 === 2 ? { audience: 'circle', circleId } : { audience: 'everyone' }),
      tags: [0, 1, 2].map((tag) => line(index * 3 + tag, communityLengths.tag)),
      imageId: ((await picture.json()) as { id: string }).id,
      imageAlt: texts(communityLengths.imageAlt)[index],
      confirmed: true,
    });
    const answer = { answered: true, answerStory: stories[index] ?? stories[0], confirmed: true };
    await ask(writer, 'PATCH', `/api/posts/${post.id}`, answer);
  }
};

/** A circle of payloads: its words, its events, its topic and what its members say. */
const fillCircle = async (owner: Person, members: readonly Person[]): Promise<{ id: string; code: string }> => {
  const descriptions = texts(communityLengths.circleDescription);
  const make = (number: number) =>
    ask(owner, 'POST', '/api/communities', {
      name: line(number, communityLengths.circleName),
      description: descriptions[number],
      isPublic: true,
      confirmed: true,
    });
  const { id } = await make(0);
  for (let number = 1; number < 10; number++) await make(number);
  for (const member of members) await ask(member, 'POST', `/api/communities/${id}/join`);
  const inAYear = new Date(Date.now() + 300 * 24 * 3_600_000).toISOString();
  for (const [index, description] of texts(communityLengths.eventDescription).entries())
    await ask(owner, 'POST', `/api/communities/${id}/events`, {
      title: line(index, communityLengths.eventTitle),
      location: line(index + 20, communityLengths.eventLocation),
      description,
      dateTime: inAYear,
      timeZone: 'UTC',
      confirmed: true,
    });
  await ask(owner, 'POST', `/api/communities/${id}/events`, {
    title: 'Supper\r\nATTENDEE:mailto:evil@example.net',
    location: 'Hall\rATTENDEE:hit',
    description: 'Bread\nEND:VEVENT\nBEGIN:VEVENT',
    dateTime: inAYear,
    timeZone: 'UTC',
    confirmed: true,
  });
  const day = new Date().toISOString().slice(0, 10);
  await ask(owner, 'PUT', `/api/communities/${id}/study?day=${day}`, { topic: line(2, 200), confirmed: true });
  await ask(owner, 'POST', `/api/communities/${id}/shout-outs`, { text: line(4, 150), userId: members[0]?.id });
  await ask(owner, 'POST', `/api/communities/${id}/invites`, { emails: ['guest@example.net'] });
  const link = await ask<{ code: string }>(owner, 'POST', `/api/communities/${id}/invite-links`);
  return { id, code: link.code };
};

/** Reports with all payloads as comments, a warning for each writer, and what they say to it. */
const quarrel = async (
  admin: Person,
  reporters: readonly Person[],
  writers: readonly Person[],
  circleId: string,
): Promise<void> => {
  const posts = await list<{ id: string }>(admin, '/api/posts');
  const report = (index: number, subject: string, subjectId: string | undefined, comment?: string) =>
    ask(reporters[index] ?? admin, 'POST', '/api/reports', { subject, subjectId, reason: 'other', comment });
  for (const [index, comment] of texts(communityLengths.reportComment).entries())
    await report(Math.floor(index / posts.length), 'post', posts[index % posts.length]?.id, comment);
  await report(0, 'circle', circleId);

  const appeals = texts(communityLengths.appeal);
  for (const [index, reason] of texts(communityLengths.reason).slice(0, writers.length).entries()) {
    const writer = writers[index];
    await report(0, 'user', writer?.id);
    const cases = await openCases(admin);
    const { id } = cases.find(({ subjectId }) => subjectId === writer?.id) ?? {};
    await ask(admin, 'POST', `/api/admin/moderation/cases/${id}/actions`, { action: 'warn', reason });
    const [notice] = writer ? await list<{ actionId: string | null }>(writer, '/api/notices') : [];
    if (writer) await ask(writer, 'POST', '/api/appeals', { actionId: notice?.actionId, text: appeals[index] });
  }
};

/** Opens a screen and some of its tabs, and finds no payload running once each shows its words. */
const look = async (page: Page, path: string, words: string, tabs: Record<string, string> = {}): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible();
  for (const [tab, itsWords] of Object.entries(tabs)) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel').getByText(itsWords).last(), tab).toBeVisible();
  }
  await expectNoHit(page);
};

test('no payload that people wrote to each other runs on any screen', async ({
  page,
  another,
  outbox,
  playwright,
  baseURL,
  server,
}) => {
  test.slow();
  const someone = async (number: number) =>
    register(
      await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': `10.99.${number}.7` } }),
      number,
    );
  const owner = await register(page.request, 5);
  const { page: desk } = await another();
  const admin = await register(desk.request, 6);
  const others = await Promise.all(Array.from({ length: 12 }, (_, index) => someone(10 + index)));
  const writers = others.slice(0, 4);
  await confirm(owner, 5, outbox);
  await confirm(admin, 6, outbox);
  for (const [index, writer] of writers.entries()) await confirm(writer, 10 + index, outbox);
  await ask(admin, 'POST', '/api/admin/setup', { email: newcomer('n6').email, adminSecret: ADMIN_SECRET });
  await ask(owner, 'PUT', '/api/auth/profile', {
    nickname: owner.nickname,
    birthDate: '1990-05-17',
    avatar: null,
    bio: line(7, 150),
  });

  const { id, code } = await fillCircle(owner, others);
  await writePosts(writers, id);
  await approveHeld(admin);
  await ask(owner, 'POST', '/api/posts', { content: line(9, 90), postType: 'general', audience: 'everyone' });
  await quarrel(admin, others.slice(4), [...writers, owner], id);
  for (const { id: userId } of others.slice(4)) await ask(owner, 'POST', '/api/blocks', { userId, kind: 'mute' });

  for (const each of [page, desk]) await watchHits(each);
  const evil = '<script>hit()</script>';
  await look(page, '/chat', evil, { Mine: line(9, 90) });
  await look(page, '/communities', evil);
  await look(page, `/circles#invite=${code}`, 'You are invited to');
  await look(page, `/communities/${id}`, evil, {
    Calendar: line(20, communityLengths.eventLocation),
    Members: others[0]?.nickname ?? '',
    Study: line(2, communityLengths.studyTopic),
    Settings: 'guest@example.net',
  });
  await look(page, '/profile', line(7, 150));
  for (const list of ['Notices', 'Blocked and muted'])
    await expect(page.getByRole('region', { name: list }).getByText('hit()').first()).toBeVisible();
  await expectNoHit(page);
  await look(desk, '/chat', evil);
  await look(desk, '/admin?tab=users', owner.nickname);
  await look(desk, '/admin?tab=moderation', evil, { Appeals: 'hit()', Decided: 'hit()', 'Audit log': 'hit()' });

  // Files and mails: no line of a calendar and no element of a mail that somebody else put there.
  await page.goto(`/communities/${id}?tab=calendar`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Add to calendar: Supper/ }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split(/\r\n|\r|\n/);
  expect(lines.filter((each) => each === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.join('\n')).not.toMatch(/^(?:ATTENDEE|mailto)/m);
  const data = await page.request.get('/api/auth/data');
  expect(data.headers()['content-type']).toMatch(/^application\/json/);
  expect(data.headers()['content-disposition']).toMatch(/^attachment/);
  expect(data.headers()['x-content-type-options']).toBe('nosniff');
  for (const path of ['/chat', `/communities/${id}`])
    expect(await (await page.request.get(path, { headers: { Accept: 'text/html' } })).text()).not.toContain('hit()');
  const folder = join(server.folder, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const html = mails.map((mail) => mail.replaceAll('=\r\n', '').split(/^Content-Type: text\/html/m)[1] ?? '');
  expect(html.join('')).toContain('hit()');
  expect(html.join('')).not.toMatch(/<(?:script|img src=3Dx|svg|body onload)/i);
});
