import '../../prerender/browserStandIn.ts';
import { describe, expect, it } from 'vitest';
import { audiences, type Post } from '../../../core/contract/posts.ts';
import { ApiError } from '../../api/errors.ts';
import { withReaction } from './card/useReaction.ts';
import { askedConcerns, checkText, readRefusal } from './compose/textCheck.ts';
import { concernsInWords } from './labels.ts';
import { postsIn, withChanged, withNew, without, type Pages } from './list/pages.ts';
import { nextPage, POSTS_A_PAGE } from './list/sources.ts';
import { tagsIn } from './sending/draft.ts';

const post = (id: string, of: Partial<Post> = {}): Post => ({
  id,
  content: 'It rained.',
  author: null,
  postType: 'general',
  audience: 'everyone',
  circleId: null,
  anonymous: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  likeCount: 1,
  prayerCount: 0,
  liked: false,
  praying: false,
  mine: false,
  tags: [],
  status: 'published',
  answeredAt: null,
  answerStory: null,
  image: null,
  ...of,
});
const list = (...pages: string[][]): Pages => ({
  pages: pages.map((ids) => ids.map((id) => post(id))),
  pageParams: pages.map(() => null),
});
const idsIn = (pages: Pages): string[] => postsIn(pages).map(({ id }) => id);

describe('a list of posts', () => {
  it('shows each post once, in the order of its pages', () => {
    expect(idsIn(list(['c', 'b'], ['b', 'a']))).toEqual(['c', 'b', 'a']);
    expect(postsIn(undefined)).toEqual([]);
  });

  it('puts a new post on top, also one that stood further down', () => {
    expect(idsIn(withNew(list(['b'], ['a']), post('c')))).toEqual(['c', 'b', 'a']);
    expect(idsIn(withNew(list(['b'], ['a']), post('a')))).toEqual(['a', 'b']);
    expect(idsIn(withNew({ pages: [], pageParams: [] }, post('a')))).toEqual(['a']);
  });

  it('changes a post in its place and takes out what is gone', () => {
    const changed = withChanged(list(['b'], ['a']), post('a', { likeCount: 9 }));
    expect(postsIn(changed).map(({ likeCount }) => likeCount)).toEqual([1, 9]);
    expect(idsIn(withChanged(list(['b']), post('z')))).toEqual(['b']);
    expect(idsIn(without(list(['b'], ['a']), ({ id }) => id === 'b'))).toEqual(['a']);
  });

  it('ends with a page that is not full', () => {
    const full = Array.from({ length: POSTS_A_PAGE }, (_, at) => post(String(at)));
    expect(nextPage(full)).toBe(`2026-01-01T00:00:00.000Z,${POSTS_A_PAGE - 1}`);
    expect(nextPage(full.slice(1))).toBeNull();
    expect(nextPage([])).toBeNull();
  });
});

describe('a reaction', () => {
  it('counts one more, one less, and nothing twice', () => {
    const praised = withReaction(post('a'), 'praise', true);
    expect([praised.liked, praised.likeCount, praised.prayerCount]).toEqual([true, 2, 0]);
    expect(withReaction(praised, 'praise', true).likeCount).toBe(2);
    expect(withReaction(praised, 'praise', false).likeCount).toBe(1);
    expect(withReaction(post('a', { praying: true }), 'praying', false).prayerCount).toBe(0);
  });
});

describe('what stands before sharing', () => {
  const failure = (body: object) => new ApiError(422, '', JSON.stringify(body));

  it.each([
    [{ code: 'crisis', danger: { kind: 'suicide', subject: 'self' } }, { kind: 'crisis', danger: { kind: 'suicide', subject: 'self' } }],
    [{ code: 'crisis', danger: { kind: 'weather', subject: 'self' } }, { kind: 'crisis', danger: null }],
    [{ code: 'crisis' }, { kind: 'crisis', danger: null }],
    [{ code: 'ask_again', concerns: ['phone', 'weather'] }, { kind: 'ask', concerns: ['phone'] }],
    [{ code: 'ask_again' }, { kind: 'ask', concerns: [] }],
    [{ code: 'full' }, null],
  ])('reads the answer %j', (body, refusal) => {
    expect(readRefusal(failure(body))).toEqual(refusal);
  }); // oxfmt-ignore

  it.each(audiences)('opens the card for %s by the rules alone, where nothing else can be loaded', async (audience) => {
    // There are no workers here.
    const danger = { kind: 'suicide', subject: 'self' };
    expect(await checkText('I want to kill myself tonight.', audience)).toEqual({ kind: 'crisis', danger });
    expect(await checkText('The barley is in.', audience)).toBeNull();
  });

  it('asks about a phone number where others read it, and never for oneself or the pastoral team', async () => {
    const text = 'Call me on (212) 555-0143.';
    expect(await askedConcerns(text, 'everyone')).toEqual(['phone']);
    expect(await askedConcerns(text, 'circle')).toEqual(['phone']);
    expect(await askedConcerns(text, 'me')).toEqual([]);
    expect(await askedConcerns(text, 'pastoral')).toEqual([]);
    expect(await askedConcerns('See https://example.org', 'everyone'), 'links are held, not asked about').toEqual([]);
    expect(concernsInWords(['phone', 'address'])).toBe('a phone number and an address');
  });
});

it('reads tags as they are typed', () => {
  expect(tagsIn(' health, #thanks ,, two words ')).toEqual(['health', 'thanks', 'two words']);
});
