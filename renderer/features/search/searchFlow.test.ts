import { describe, expect, it, vi } from 'vitest';
import type { LifeNote } from '../../../core/contract/library.ts';
import type { WisdomAnswer } from '../../../core/contract/search.ts';
import { findDanger } from '../../../core/crisis/rules.ts';
import type { NoMatch, NoMatchKind } from '../../../core/matching/noMatch.ts';
import type { Found } from '../../../core/matching/types.ts';
import { ApiError, NetworkError } from '../../api/errors.ts';
import type { Result } from '../wisdom/index.ts';
import { runSearch, trendingTitle, type SearchDeps } from './searchFlow.ts';

const verse = { ref: 'Psalm 34:18', text: 'The LORD is near', translation: 'ESV' } as const;
const note: LifeNote = {
  id: 'anxiety',
  challenge: 'Anxiety',
  category: 'emotions',
  verse,
  reflection: 'A reflection.',
  prayer: 'A prayer.',
  tags: [],
  references: [],
  reminders: [],
  resources: [],
  related: [],
  nextStep: '',
};
const answer: WisdomAnswer = {
  notes: ['From the server.'],
  verses: [verse],
  prayers: ['Amen.'],
  topic: 'Waiting',
  match: { kind: 'challenge', id: 'waiting', because: 'You wrote about waiting.' },
  helpline: false,
  source: 'curated',
};
const limited = new ApiError(
  429,
  '',
  JSON.stringify({ message: 'Enough for today.', used: 1, limit: 1, requiresAuth: true }),
);
const none: Found = { kind: 'none', because: '', about: 'unclear' };
const about = (kind: NoMatchKind, more: Partial<NoMatch> = {}): Found => ({ ...none, about: kind, ...more });
const card = (topic: string): Result => ({
  topic,
  verses: [],
  note: 'Plainly said.',
  prayer: '',
  generated: false,
  query: '',
  searchId: null,
  suggestions: [],
  helpline: false,
});

const world = (change: Partial<SearchDeps> = {}) => {
  const calls: string[] = [];
  const deps: SearchDeps = {
    findDanger: () => null,
    match: async () => none,
    suggest: async () => ['Waiting', 'Patience'],
    loadNote: async () => note,
    noMatch: async () => null,
    offline: async () => ({ topic: 'Trust', verse, note: 'Trust.', prayer: 'Lord.' }),
    trending: () => [{ title: 'Financial Stress' }],
    // As the server answers: the meter of the day stands beside the ticket.
    record: async () => ({ searchId: 'ticket', limit: 1, used: 1, resetAt: '2026-11-21T00:00:00.000Z' }),
    askServer: async () => answer,
    patience: () => new Promise<never>(() => undefined),
    warn: () => undefined,
    ...change,
  };
  const { record, askServer } = deps;
  deps.record = async (search, how) => {
    calls.push(`record ${search.query}|${search.isLifeNote}|${how.isHere ? 'here' : 'there'}`);
    return record(search, how);
  };
  deps.askServer = async (search) => {
    calls.push(`ask ${search.query}|${search.searchId}`);
    return askServer(search);
  };
  return { calls, deps };
};
const match = (found: Found) => ({ match: async () => found });
const fail = (error: Error) => () => Promise.reject(error);

describe('the order of a search', () => {
  it('shows the crisis card before anything is sent', async () => {
    const { calls, deps } = world({
      findDanger: () => ({ kind: 'suicide', subject: 'self' }),
      ...match({ kind: 'challenge', id: 'anxiety', because: '' }),
    });
    expect(await runSearch('words', deps)).toEqual({
      kind: 'crisis',
      danger: { kind: 'suicide', subject: 'self' },
    });
    expect(calls).toEqual([]);
  });

  it('looks for danger in all of a long text, and searches with its beginning', async () => {
    const letter = 'I do not know where to begin. '.repeat(40);
    const { calls, deps } = world({ findDanger });
    expect(await runSearch(`${letter}I want to kill myself.`, deps)).toMatchObject({
      kind: 'crisis',
      danger: { kind: 'suicide', subject: 'self' },
    });
    expect(calls).toEqual([]);
    expect(await runSearch(letter.trim(), deps)).toMatchObject({
      kind: 'result',
      result: { query: letter.slice(0, 500).trim() },
    });
  });

  it('stops at the limit, also where the answer is on the device', async () => {
    for (const found of [
      none,
      { kind: 'challenge', id: 'anxiety', because: '' },
      { kind: 'topic', id: 'anger', because: '' },
    ] as Found[]) {
      const { calls, deps } = world({ ...match(found), record: fail(limited) });
      const outcome = await runSearch('debt', deps);
      expect(outcome).toMatchObject({
        kind: 'limit',
        limit: { message: 'Enough for today.', used: 1, limit: 1, requiresAuth: true },
      });
      expect(calls).toHaveLength(1);
    }
  });

  it('shows a life note that matches, and asks the server nothing', async () => {
    const { calls, deps } = world(match({ kind: 'challenge', id: 'anxiety', because: 'You wrote about worry.' }));
    expect(await runSearch('So  Worried', deps)).toEqual({
      kind: 'note',
      note,
      because: 'You wrote about worry.',
      query: 'So  Worried',
      searchId: 'ticket',
      helpline: false,
    });
    expect(calls).toEqual(['record So  Worried|true|here']);
  });

  it('waits for the count only when the server has to answer', async () => {
    let count = (_: { searchId: string }): void => undefined;
    const counted = new Promise<{ searchId: string }>((resolve) => (count = resolve));
    const slow = { record: () => counted, patience: async () => null };
    const here = world({ ...match({ kind: 'challenge', id: 'anxiety', because: '' }), ...slow });
    expect(await runSearch('worry', here.deps)).toMatchObject({ kind: 'note', note, searchId: null });
    const topic = world({ ...match({ kind: 'topic', id: 'anger', because: '' }), ...slow });
    expect(await runSearch('anger', topic.deps)).toEqual({ kind: 'topic', id: 'anger', helpline: false });
    const elsewhere = world(slow);
    const search = runSearch('something rare', elsewhere.deps);
    count({ searchId: 'late' });
    expect(await search).toMatchObject({ kind: 'result', result: { searchId: 'late' } });
  });

  it('goes to a topic that matches', async () => {
    const { calls, deps } = world(match({ kind: 'topic', id: 'anger', because: '' }));
    expect(await runSearch('anger', deps)).toEqual({ kind: 'topic', id: 'anger', helpline: false });
    expect(calls).toEqual(['record anger|false|here']);
  });

  it('asks the server with a trending title, and with the ticket', async () => {
    const { calls, deps } = world();
    await runSearch('my financial stress is bad', deps);
    expect(calls).toEqual(['record my financial stress is bad|false|there', 'ask Financial Stress|ticket']);
  });

  it('asks the server with the words as typed', async () => {
    const { calls, deps } = world();
    const outcome = await runSearch('a quiet heart', deps);
    expect(calls[1]).toBe('ask a quiet heart|ticket');
    expect(outcome).toMatchObject({
      kind: 'result',
      result: { topic: 'Waiting', query: 'a quiet heart', searchId: 'ticket' },
    });
  });

  it('given a passage that does not exist, names one nearby without a request', async () => {
    const found = { kind: 'missing', reference: 'Romans 99:99', nearest: ['Romans 16'], because: 'Sixteen.' } as const;
    const { calls, deps } = world(match({ ...found, nearest: ['Romans 16'] }));
    expect(await runSearch('romans 99:99', deps)).toMatchObject({
      kind: 'result',
      result: { topic: 'Romans 99:99', because: 'Sixteen.', suggestions: ['Romans 16'], verses: [], prayer: '' },
    });
    expect(calls).toEqual([]);
  });

  it('sends a reference to the server as it is', async () => {
    const { calls, deps } = world({
      ...match({ kind: 'reference', reference: 'John 3:16', because: '' }),
      trending: () => [{ title: 'John' }],
    });
    await runSearch('john 3 16', deps);
    expect(calls[1]).toBe('ask john 3 16|ticket');
  });
});

describe('when something fails', () => {
  it.each([new NetworkError('offline'), new ApiError(500, 'Internal Server Error', '')])(
    'goes on when the search could not be recorded: %s',
    async (error) => {
      const warn = vi.fn();
      const { deps } = world({
        ...match({ kind: 'challenge', id: 'anxiety', because: '' }),
        record: fail(error),
        warn,
      });
      expect(await runSearch('worry', deps)).toMatchObject({ kind: 'note', searchId: null });
      expect(warn).toHaveBeenCalledOnce();
      expect(JSON.stringify(warn.mock.calls)).not.toContain('worry');
    },
  );

  it('asks the server when the note cannot be loaded', async () => {
    const { deps } = world({
      ...match({ kind: 'challenge', id: 'anxiety', because: '' }),
      loadNote: fail(new Error('gone')),
    });
    expect(await runSearch('worry', deps)).toMatchObject({ kind: 'result', result: { topic: 'Waiting' } });
  });

  it('shows the welcome card when the limit meets the second call', async () => {
    const { deps } = world({ askServer: fail(limited) });
    expect(await runSearch('anything', deps)).toMatchObject({ kind: 'limit' });
  });

  it('ends in the offline default', async () => {
    const { deps } = world({ record: fail(new NetworkError('offline')), askServer: fail(new NetworkError('offline')) });
    const outcome = await runSearch('anything', deps);
    expect(outcome).toMatchObject({ kind: 'result', result: { topic: 'Trust', note: 'Trust.', searchId: null } });
  });

  it('shows the fallback of an answer, says why, and offers what may have been meant', async () => {
    const unmatched: WisdomAnswer = {
      ...answer,
      notes: [],
      verses: [],
      prayers: [],
      fallback: { notes: ['Fallback.'], verses: [verse], prayers: ['Lord.'], topic: 'Trust' },
      match: { kind: 'none', because: 'We did not find a note for that, so here is one on trust.' },
    };
    const { deps } = world({ askServer: async () => unmatched });
    expect(await runSearch('pizza', deps)).toMatchObject({
      kind: 'result',
      result: {
        topic: 'Trust',
        note: 'Fallback.',
        because: 'We did not find a note for that, so here is one on trust.',
        suggestions: ['Waiting', 'Patience'],
      },
    });
  });

  it('fills an empty answer with the default texts', async () => {
    const { deps } = world({ askServer: async () => ({ ...answer, notes: [], prayers: [] }) });
    expect(await runSearch('anything', deps)).toMatchObject({
      result: { note: 'No notes yet.', prayer: 'God, meet me here. Amen.' },
    });
  });

  it('shows the card for the danger that the server sees', async () => {
    const danger = { kind: 'harming', subject: 'self' } as const;
    const { deps } = world({
      askServer: async () => ({ ...answer, match: { kind: 'crisis', id: 'suicidal-thoughts', danger, because: '' } }),
    });
    expect(await runSearch('anything', deps)).toEqual({ kind: 'crisis', danger });
  });

  it('reads no danger from a note, as an older server names none', async () => {
    const { deps } = world({
      askServer: async () => ({ ...answer, match: { kind: 'crisis', id: 'abuse', because: '' } }),
    });
    expect(await runSearch('anything', deps)).toEqual({ kind: 'crisis', danger: null });
  });

  it('sends no words that may speak of danger when the answer is on the device', async () => {
    const { calls, deps } = world({
      match: async () => ({ kind: 'challenge', id: 'anxiety', because: '', helpline: true }),
    });
    expect(await runSearch('words', deps)).toMatchObject({ kind: 'note', helpline: true });
    expect(calls).toEqual([]);
  });

  it('does not count such words when only the server can answer', async () => {
    const { calls, deps } = world({
      match: async () => ({ kind: 'none', about: 'unclear', because: '', helpline: true }),
    });
    expect(await runSearch('words', deps)).toMatchObject({ kind: 'result', result: { helpline: true } });
    expect(calls).toEqual(['ask words|null']);
  });
});

describe('where no note answers', () => {
  const told = (found: Found, change: Partial<SearchDeps> = {}) =>
    world({ ...match(found), noMatch: async ({ about }, { searchId }) => card(`${about} ${searchId}`), ...change });

  it.each(['against-god', 'other-faith', 'greeting', 'language', 'off-topic'] as const)(
    'says so from the device, and asks and counts nothing: %s',
    async (kind) => {
      const { calls, deps } = told(about(kind));
      expect(await runSearch('some words', deps)).toMatchObject({ kind: 'result', result: { topic: `${kind} null` } });
      expect(calls).toEqual([]);
    },
  );

  it('asks the server for the passages of a question, and for what is unclear', async () => {
    for (const kind of ['question', 'unclear'] as const) {
      const unmatched: WisdomAnswer = { ...answer, match: { kind: 'none', because: '', about: kind } };
      const { calls, deps } = told(about(kind), { askServer: async () => unmatched });
      expect(await runSearch('words', deps)).toMatchObject({ result: { topic: `${kind} ticket` } });
      expect(calls).toEqual(['record words|false|there', 'ask words|ticket']);
    }
  });

  it('matches a trending title within off-topic words, but not within a question or page', async () => {
    const words = 'financial stress ball';
    const trending = told(about('off-topic'));
    await runSearch(words, trending.deps);
    expect(trending.calls[1]).toBe('ask Financial Stress|ticket');
    for (const found of [about('off-topic', { page: 'free' }), about('greeting')]) {
      const { calls, deps } = told(found);
      await runSearch(words, deps);
      expect(calls).toEqual([]);
    }
    const asked = told(about('question'));
    await runSearch(words, asked.deps);
    expect(asked.calls[1]).toBe(`ask ${words}|ticket`);
  });

  it('given an older server that names no kind, treats the words as unclear', async () => {
    const unmatched: WisdomAnswer = { ...answer, match: { kind: 'none', because: '' } };
    const { deps } = told(about('question'), { askServer: async () => unmatched });
    expect(await runSearch('words', deps)).toMatchObject({ result: { topic: 'unclear ticket' } });
  });

  it('keeps a generated answer', async () => {
    const { deps } = told(none, {
      askServer: async () => ({
        ...answer,
        match: { kind: 'none', because: '', about: 'unclear' },
        source: 'generated',
      }),
    });
    expect(await runSearch('words', deps)).toMatchObject({ result: { topic: 'Waiting', generated: true } });
  });

  it('offline, gives references to a question, and the offline default with the nearest titles to all else', async () => {
    const away = { askServer: fail(new NetworkError('offline')) };
    expect(await runSearch('words', told(about('question'), away).deps)).toMatchObject({
      result: { topic: 'question ticket' },
    });
    expect(await runSearch('words', told(none, away).deps)).toMatchObject({
      result: { topic: 'Trust', suggestions: ['Waiting', 'Patience'] },
    });
  });

  it('asks the server when the texts cannot be loaded', async () => {
    const { calls, deps } = told(about('greeting'), { noMatch: fail(new Error('gone')) });
    expect(await runSearch('words', deps)).toMatchObject({ result: { topic: 'Waiting' } });
    expect(calls).toHaveLength(2);
  });
});

describe('trendingTitle', () => {
  const trending = [{ title: 'Grief and Loss' }, { title: 'Forest' }, { title: 'Marriage' }];
  it.each([
    ['grief', 'Grief and Loss'],
    ['my marriage', 'Marriage'],
    ['MARRIAGE', 'Marriage'],
    ['rest', undefined],
    ['remarriages', undefined],
    ['gr', undefined],
    ['', undefined],
  ])('%j is %j', (query, title) => {
    expect(trendingTitle(query, trending)).toBe(title);
  });
});
