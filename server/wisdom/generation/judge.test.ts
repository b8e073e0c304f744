import { describe, expect, it } from 'vitest';
import type { DangerKind } from '../../../core/crisis/danger.ts';
import { query } from '../../db/db.ts';
import { goodNote, goodPrayer, says, type Behave } from '../../testing/fakeModel.ts';
import { setUpGuidance } from '../../testing/guidance.ts';

const lab = setUpGuidance(30_000);
const { ask, newQuestion } = lab;

describe('the judge', () => {
  it('is asked about the words and what was written for them, as data alone', async () => {
    const question = newQuestion();
    await ask(question);
    expect(lab.model.judged).toHaveLength(1);
    const { messages, ...rest } = lab.model.judged[0]?.sent ?? { messages: [] };
    expect(rest).toEqual({ model: 'test-model' });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).not.toContain(question);
    expect(JSON.parse(messages[1]?.content ?? '')).toEqual({ words: question, note: goodNote, prayer: goodPrayer });
  });

  it('is not asked again for an answer that is kept', async () => {
    const question = newQuestion();
    await ask(question);
    await ask(question);
    expect(lab.model.judged).toHaveLength(1);
  });

  it.each<[string, Behave]>([
    ['says that they are unsafe', says({ safe: false, why: 'It promises money.' })],
    ['says both', says('{"safe": true} or rather {"safe": false}')],
    ['says it in words', says('This is safe to show.')],
    ['says it as text', says({ safe: 'true' })],
    ['says it as a number', says({ safe: 1 })],
    ['says nothing of it', says({ why: 'Warm and modest.' })],
    ['says it of something else', says({ verdict: { safe: true } })],
    ['says nothing', says('')],
    ['fails', (_, response) => void response.writeHead(500).end('no')],
    ['hangs up', (_, response) => void response.destroy()],
  ])('that %s lets nothing be shown or kept', async (_, judge) => {
    lab.model.judge = judge;
    const question = newQuestion();
    const answer = await ask(question);
    expect(lab.model.judged).toHaveLength(1);
    expect(answer).toMatchObject({ source: 'curated', match: { kind: 'challenge' } });
    expect(JSON.stringify(answer)).not.toContain(goodNote);
    lab.model.judge = says({ safe: true });
    lab.server.clock.now += 11 * 60_000;
    expect((await ask(question)).source).toBe('generated');
    expect(lab.model.judged).toHaveLength(2);
  });
});

describe('a danger that the model finds', () => {
  const counted = () => lab.server.db.read(() => query('SELECT * FROM generated_counts ORDER BY day, outcome'));
  const kept = () => lab.server.db.read(() => query('SELECT * FROM generated_answers'));
  /** Searches and people of today, as staff see them. */
  const ofToday = async () => {
    const { data } = await lab.server.visitor({ account: 'staff:admin' }).call('searchTrend');
    return [data.at(-1)?.count, data.at(-1)?.uniqueUsers];
  };

  it.each<[DangerKind, string | null, 'self' | 'other']>([
    ['suicide', 'self', 'self'],
    ['self-harm', 'other', 'other'],
    ['abuse', 'other', 'other'],
    ['harming', 'self', 'self'],
    // Whose it is may be left open; that there is one may not be missed for it.
    ['abuse', null, 'self'],
    ['suicide', 'somebody', 'self'],
  ])('of %s, for %s, is answered by people', async (kind, given, subject) => {
    lab.model.behave = says({ danger: kind, subject: given, note: goodNote, references: [], prayer: goodPrayer });
    const answer = await ask(newQuestion());
    expect(answer).toMatchObject({ source: 'curated', match: { kind: 'crisis', danger: { kind, subject } } });
    expect(answer.notes).toEqual([lab.server.library.crisis.cards[kind][subject].text]);
    expect(lab.model.judged).toEqual([]);
  });

  it('leaves nothing behind, neither words nor counts nor a charge', async () => {
    const before = [await counted(), await kept()];
    lab.model.behave = says({ danger: 'abuse', subject: 'self', note: '', references: [], prayer: '' });
    const question = newQuestion();
    for (const visitor of [lab.server.visitor({ account: 'searching:registered' }), lab.server.visitor()]) {
      const { data: ticket } = await visitor.call('recordSearch', { body: { query: question } });
      expect(ticket.used).toBe(1);
      const body = { query: question, ...(ticket.searchId && { searchId: ticket.searchId }) };
      expect((await visitor.call('wisdomSearch', { body })).data.match.kind).toBe('crisis');
      expect((await visitor.call('searchMeter')).data.used).toBe(0);
    }
    expect(lab.model.asked).toHaveLength(2);
    const searches = await lab.server.db.read(() => query('SELECT query, normalized_query FROM searches'));
    expect(JSON.stringify(searches)).not.toContain(question);
    expect([await counted(), await kept()]).toEqual(before);
    expect(lab.server.logged.join('')).not.toMatch(/abuse/);
  });

  it('is taken out of the day’s counts, and its person is counted with the next search', async () => {
    const visitor = lab.server.visitor({ account: 'counting:admin' });
    const [searches = 0, people = 0] = await ofToday();
    const search = async (isDanger: boolean) => {
      lab.model.behave = isDanger
        ? says({ danger: 'abuse', subject: 'self', note: '', references: [], prayer: '' })
        : says({ note: goodNote, references: [], prayer: goodPrayer });
      const words = newQuestion();
      const { data } = await visitor.call('recordSearch', { body: { query: words } });
      await visitor.call('wisdomSearch', { body: { query: words, searchId: data.searchId ?? undefined } });
    };
    await search(true);
    expect(await ofToday()).toEqual([searches, people]);
    await search(false);
    expect(await ofToday()).toEqual([searches + 1, people + 1]);
    await search(true);
    expect(await ofToday()).toEqual([searches + 1, people + 1]);
  });

  it.each(['drugs', '', 'SUICIDE?', true, 7, {}, ['abuse']])(
    'of no kind we know (%j) shows the curated note',
    async (danger) => {
      lab.model.behave = says({
        danger,
        subject: 'self',
        note: goodNote,
        references: ['Matthew 6:31-32'],
        prayer: goodPrayer,
      });
      expect(await ask(newQuestion())).toMatchObject({ source: 'curated', match: { kind: 'challenge' } });
      expect(lab.model.judged).toEqual([]);
    },
  );
});
