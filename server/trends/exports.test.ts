import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '../../core/rules/time.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const staff = () => server.visitor({ account: 'the-moderator:moderator' });
const download = async (name: string) => {
  const response = await staff().fetch(`/api/admin/export/${name}.csv`);
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
};
let count = 0;
const send = (body: Record<string, unknown>) =>
  server.visitor({ account: `critic-${(count += 1)}:registered` }).call('sendFeedback', {
    body: { searchQuery: 'hope', feedbackType: 'suggestion', ...body },
  });

/** Reads CSV as a spreadsheet does: cells parted by `delimiter`; one that begins with a quote goes on to the next single one. */
const cellsOf = (text: string, delimiter: string): string[] => {
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quoted && letter === '"' && text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (letter === delimiter || letter === '\n')) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
};

const tricky = [
  ...['=cmd()', '+1+1', '-2+3', '@SUM(A1)', '\t=1', "'=1", '"=1"', 'one, two', 'a "quoted" word', 'Ünïcode 李 🙏'],
  ...['first\n=second()', 'one;=two()', 'one\t@two', 'one;\n -three', '＝wide()', ',=1', '";=1'],
];

describe('feedback.csv', () => {
  it('has its field names first, then everything newest first, inert in every spreadsheet', async () => {
    for (const comments of tricky) {
      server.clock.now += 1000;
      expect((await send({ comments, searchQuery: comments })).status).toBe(204);
    }
    const { response, text } = await download('feedback');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="feedback-${utcDay(server.clock.now)}.csv"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const [head] = text.split('\n');
    expect(head).toBe('\uFEFFid,createdAt,feedbackType,rating,searchQuery,comments');
    for (const delimiter of [',', ';', '\t'])
      for (const cell of cellsOf(text, delimiter))
        expect(cell, delimiter).not.toMatch(/^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/);
    const cells = cellsOf(text, ',');
    expect(cells).toContain("'=cmd()");
    for (const harmless of ["'=1", 'one, two', 'a "quoted" word', 'Ünïcode 李 🙏']) expect(cells).toContain(harmless);
    const { data } = await staff().call('recentFeedback', { query: { limit: '100' } });
    const ids = cells.filter((cell) => /^[\da-f]{8}-[\da-f-]{27}$/.test(cell));
    expect(ids).toEqual(data.map(({ id }) => id));
  });

  it('has every row, over many pages, and says of nobody who sent it', async () => {
    await server.db.write(function* () {
      for (let row = 0; row < 1001; row++)
        yield* query(
          `INSERT INTO feedback (id, user_id, created_at, search_query, feedback_type, rating, comments)
           VALUES (?, 'the-sender', ?, 'hope', 'helpful', 5, NULL)`,
          `70000000-0000-4000-8000-${String(row).padStart(12, '0')}`,
          // Several of one moment, over the border of a page too.
          1_600_000_000_000 + Math.floor(row / 150),
        );
    });
    const { text } = await download('feedback');
    expect(text.match(/^70000000-/gm)).toHaveLength(1001);
    expect(new Set(text.match(/^70000000-[\d-]+/gm)).size).toBe(1001);
    expect(text).not.toContain('the-sender');
  });

  it('is written once at a time for one account, and again when it is done or was broken off', async () => {
    const client = staff();
    const answers = await Promise.all([1, 2, 3].map(() => client.fetch('/api/admin/export/feedback.csv')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    for (const answer of answers) await answer.text();
    const breaking = new AbortController();
    const broken = await client.fetch('/api/admin/export/feedback.csv', { signal: breaking.signal });
    breaking.abort();
    expect(broken.status).toBe(200);
    await expect
      .poll(async () => {
        const answer = await client.fetch('/api/admin/export/feedback.csv');
        await answer.text();
        return answer.status;
      })
      .toBe(200);
    expect((await client.fetch('/api/admin/export/feedback.csv', { method: 'HEAD' })).status).toBe(200);
    await expect
      .poll(async () => {
        const answer = await client.fetch('/api/admin/export/feedback.csv');
        await answer.text();
        return answer.status;
      })
      .toBe(200);
  });

  it('is for who may read feedback', async () => {
    const { client, user } = await server.member();
    await server.db.write(() => query("UPDATE users SET grants = 'readTrends' WHERE id = ?", user.id));
    expect((await client.fetch('/api/admin/export/feedback.csv')).status).toBe(403);
    expect((await client.fetch('/api/admin/export/topics.csv')).status).toBe(200);
    expect((await server.visitor().fetch('/api/admin/export/topics.csv')).status).toBe(401);
  });
});

describe('the other exports', () => {
  it('say what the dashboard shows', async () => {
    for (let network = 1; network <= 5; network++)
      await server
        .visitor({ account: `seeker-${network}:premium`, headers: { 'X-Forwarded-For': `10.${network}.1.1` } })
        .call('recordSearch', { body: { query: 'anxiety' } });
    await server.member({ role: 'premium' });
    await server.settle();
    const searches = (await download('searches')).text.trimEnd().split('\n');
    expect(searches).toHaveLength(31);
    expect([searches[0], searches.at(-1)]).toEqual(['\uFEFFdate,count,uniqueUsers', `${utcDay(server.clock.now)},5,5`]);
    const registrations = (await download('registrations')).text.trimEnd().split('\n');
    expect(registrations[0]).toBe('\uFEFFdate,count,premiumCount');
    expect(registrations.at(-1)).toBe(`${utcDay(server.clock.now)},2,1`);
    expect((await download('topics')).text).toBe('\uFEFFid,title,count\nanxiety,Anxiety,5\n');
  });

  it('are noted in the audit log', async () => {
    await download('topics');
    const { data } = await staff().call('moderationAudit');
    expect(data).toContainEqual(
      expect.objectContaining({ actorId: 'the-moderator', action: 'export', subjectId: 'topics.csv' }),
    );
  });
});
