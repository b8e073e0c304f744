import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { query } from '../../db/db.ts';
import { goodNote, goodPrayer, says, saysWell, type Behave } from '../../testing/fakeModel.ts';
import { setUpGuidance } from '../../testing/guidance.ts';
import { startServer } from '../../testing/harness.ts';

const lab = setUpGuidance(30_000);
const { store, ask, newQuestion } = lab;

describe('generated guidance', () => {
  it('is shown with verses of our own, labelled, with our topic and reason', async () => {
    const answer = await ask(newQuestion());
    expect(answer).toMatchObject({
      source: 'generated',
      notes: [goodNote],
      prayers: [goodPrayer],
      match: { kind: 'challenge' },
    });
    expect(answer.verses).toHaveLength(2);
    expect(answer.topic).not.toBe('Guidance');
    expect(lab.model.asked[0]).toMatchObject({
      authorization: 'Bearer the-key',
      path: '/v1/chat/completions',
      sent: { model: 'test-model' },
    });
  });

  it('is grounded in passages that people chose, in the public-domain text', async () => {
    await ask(newQuestion());
    const data = JSON.parse(lab.model.asked[0]?.sent.messages[1]?.content ?? '') as {
      passages: { reference: string; text: string }[];
    };
    expect(data.passages.length).toBeGreaterThanOrEqual(5);
    for (const { reference, text } of data.passages) {
      expect(store.passage(reference)?.translation).toBe('ESV');
      expect(text).toBe(store.webText(reference));
    }
  });

  it('is kept by the normalised question, and asked anew with skipCache', async () => {
    const question = newQuestion();
    await ask(question);
    await ask(`  ${question.toUpperCase()} `);
    expect(lab.model.asked).toHaveLength(1);
    await ask(question, { skipCache: true });
    expect(lab.model.asked).toHaveLength(2);
  });

  it('is asked for once when many ask the same together', async () => {
    const question = newQuestion();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(question)));
    expect(answers.every(({ source }) => source === 'generated')).toBe(true);
    expect(lab.model.asked).toHaveLength(1);
  });

  it('is forgotten after 30 days', async () => {
    const question = newQuestion();
    await ask(question);
    lab.server.clock.now += 31 * 24 * 60 * 60 * 1000;
    await ask(question);
    expect(lab.model.asked).toHaveLength(2);
  });

  it('leaves no word of the question in the database or the log, and keeps nothing that tells who someone is', async () => {
    const personal = [
      'i owe money to zebedee xavierson of 12 quince lane',
      'i am drowning in debt, write to quillfeather@example.org please',
    ];
    for (const question of [newQuestion(), ...personal]) await ask(question);
    const rows = await lab.server.db.read(() => query('SELECT * FROM generated_answers'));
    expect(JSON.stringify(rows)).not.toMatch(/worried about debt|zebedee|quince|quillfeather/i);
    expect(lab.server.logged.join('')).not.toMatch(/worried about debt|zebedee|quince|quillfeather/i);
    const count = lab.model.asked.length;
    for (const question of personal) await ask(question);
    expect(lab.model.asked).toHaveLength(count + personal.length);
    expect(JSON.stringify(lab.model.asked)).not.toContain('quillfeather@');
  });

  it('counts what became of the questions', async () => {
    const counted = async () => {
      const rows = await lab.server.db.read(() =>
        query<{ outcome: string; count: number }>(
          'SELECT outcome, sum(count) AS count FROM generated_counts GROUP BY outcome',
        ),
      );
      return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]));
    };
    const before = await counted();
    await ask(newQuestion());
    lab.model.behave = says('no');
    await ask(newQuestion());
    const after = await counted();
    expect(after['generated']).toBe((before['generated'] ?? 0) + 1);
    expect(after['failed']).toBe((before['failed'] ?? 0) + 1);
  });

  it('is never asked for a verdict on doctrine, nor to answer whoever accuses God', async () => {
    for (const [text, about] of [
      ['can women be pastors', 'question'],
      ['should catholics read the apocrypha', 'question'],
      ['god is a liar', 'against-god'],
      ['hello are you real', 'greeting'],
    ] as const)
      expect(await ask(text)).toMatchObject({ source: 'curated', match: { kind: 'none', about } });
    expect(lab.model.asked).toEqual([]);
  });

  it('is never asked for words of danger, or for a passage', async () => {
    for (const text of ['i want to end my life', 'my husband hits me', 'John 3:16', 'psalm 23'])
      expect((await ask(text)).source).toBe('curated');
    expect(lab.model.asked).toEqual([]);
  });

  it('is not asked for when the Bible search has nothing to stand on, and may decline', async () => {
    expect(await ask('blorf wiggle')).toMatchObject({
      source: 'curated',
      match: { kind: 'none', about: 'unclear' },
      fallback: { topic: 'Trust' },
    });
    expect(lab.model.asked).toEqual([]);
    lab.model.behave = says({ note: '', references: [], prayer: '' });
    expect((await ask(newQuestion())).source).toBe('curated');
  });

  it('is not there without settings', async () => {
    const plain = await startServer();
    const { data } = await plain.visitor().call('wisdomSearch', { body: { query: newQuestion() } });
    expect(data.source).toBe('curated');
    await plain.close();
  });
});

describe('a server in trouble', () => {
  const TIMEOUT = 1000;
  const hasty = setUpGuidance(TIMEOUT);

  const watchTimeouts = () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeouts.mockRestore());
    return timeouts.mock;
  };

  it('judges within what writing has left of the timeout', async () => {
    const timeouts = watchTimeouts();
    let atWriting: unknown[] = [];
    hasty.model.behave = (sent, response, request) => {
      atWriting = [...timeouts.calls];
      saysWell(sent, response, request);
    };
    const abandoned = Promise.withResolvers<void>();
    hasty.model.judge = (_, response) => void response.on('close', abandoned.resolve);
    expect((await hasty.ask(newQuestion())).source).toBe('curated');
    await abandoned.promise;
    // One for both: what ended the judging began with the writing.
    expect(atWriting).toEqual([[TIMEOUT]]);
    expect(timeouts.calls).toEqual(atWriting);
    expect(timeouts.results[0]?.value).toHaveProperty('aborted', true);
  });

  const endless: [string, Behave][] = [
    ['never answers', () => undefined],
    ['drips its answer', (_, response) => void setInterval(() => response.write(' '), 20).unref()],
    [
      'answers when nobody waits any more',
      (sent, response, request) => void response.on('close', () => saysWell(sent, response, request)),
    ],
  ];
  it.each(endless)('that %s is left by our own timeout for the curated answer', async (_, how) => {
    const timeouts = watchTimeouts();
    const left = Promise.withResolvers<void>();
    hasty.model.behave = (sent, response, request) => {
      response.on('close', left.resolve);
      how(sent, response, request);
    };
    expect((await hasty.ask(newQuestion())).source).toBe('curated');
    // None of them ends by itself.
    await left.promise;
    expect(timeouts.calls).toEqual([[TIMEOUT]]);
    expect(timeouts.results[0]?.value).toHaveProperty('aborted', true);
  });

  const troubles: [string, Behave][] = [
    ['hangs up', (_, response) => void response.destroy()],
    ['fails', (_, response) => void response.writeHead(500).end('no')],
    ['wants another key', (_, response) => void response.writeHead(401).end('{}')],
    ['leads elsewhere', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['answers with a web page', (_, response) => void response.end('<html>')],
  ];
  it.each(troubles)('that %s gives the curated answer, without waiting for our timeout', async (_, how) => {
    const timeouts = watchTimeouts();
    lab.model.behave = how;
    expect((await ask(newQuestion())).source).toBe('curated');
    expect(lab.model.asked).toHaveLength(1);
    expect(timeouts.results[0]?.value).toHaveProperty('aborted', false);
  });

  it('is left alone after five failures, and tried again with one question after a minute', async () => {
    expect((await ask(newQuestion())).source).toBe('generated');
    lab.model.asked = [];
    lab.model.behave = (_, response) => void response.writeHead(500).end('no');
    for (let turn = 0; turn < 8; turn++) expect((await ask(newQuestion())).source).toBe('curated');
    expect(lab.model.asked).toHaveLength(5);
    lab.server.clock.now += 61_000;
    await Promise.all([ask(newQuestion()), ask(newQuestion())]);
    expect(lab.model.asked).toHaveLength(6);
    lab.model.behave = saysWell;
    lab.server.clock.now += 61_000;
    expect((await ask(newQuestion())).source).toBe('generated');
    expect((await ask(newQuestion())).source).toBe('generated');
  });

  it('is not kept busy by one person', async () => {
    const visitor = lab.server.visitor({ account: 'eager:admin' });
    const question = newQuestion();
    for (let turn = 0; turn < 33; turn++) {
      const { status } = await visitor.call('wisdomSearch', { body: { query: question, skipCache: true } });
      expect(status).toBe(200);
    }
    // Thirty calls: each answer is written by one and judged by another.
    expect(lab.model.asked).toHaveLength(15);
    expect(lab.model.judged).toHaveLength(15);
  });

  it('is charged one call for words that are refused before they are judged', async () => {
    const visitor = lab.server.visitor({ account: 'refused:admin' });
    lab.model.behave = says({ note: 'Trust more.', references: [], prayer: 'Amen.' });
    for (let turn = 0; turn < 33; turn++)
      await visitor.call('wisdomSearch', { body: { query: newQuestion(), skipCache: true } });
    expect(lab.model.asked).toHaveLength(30);
    expect(lab.model.judged).toEqual([]);
  });

  it.each([
    ['one network, whatever accounts it has', 'guidance-day:net:%', 600],
    ['everybody', 'guidance-day', 5000],
  ])('is asked no more than the day allows %s', async (_, subject, max) => {
    await ask(newQuestion());
    await lab.server.db.write(() => query('UPDATE attempts SET count = ? WHERE subject LIKE ?', max - 2, subject));
    expect((await ask(newQuestion())).source).toBe('generated');
    expect((await ask(newQuestion())).source).toBe('curated');
    expect(lab.model.asked).toHaveLength(2);
    expect(lab.model.judged).toHaveLength(2);
    lab.server.clock.now += 24 * 60 * 60 * 1000;
    expect((await ask(newQuestion())).source).toBe('generated');
  });

  it('is not asked again for what was given back', async () => {
    lab.model.behave = says('no JSON');
    const visitor = lab.server.visitor();
    const nonsense = { query: 'pizza recipe' };
    await visitor.call('wisdomSearch', { body: nonsense });
    expect((await visitor.call('searchMeter')).data.used).toBe(0);
    const asked = lab.model.asked.length;
    await visitor.call('wisdomSearch', { body: { ...nonsense, skipCache: true } });
    expect(lab.model.asked).toHaveLength(asked);
  });
});
