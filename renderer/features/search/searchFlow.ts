import type { LifeNote, OfflineContent } from '../../../core/contract/library.ts';
import type { WisdomAnswer } from '../../../core/contract/search.ts';
import type { Danger } from '../../../core/crisis/danger.ts';
import type { NoMatch } from '../../../core/matching/noMatch.ts';
import type { Match, Suggestion } from '../../../core/matching/types.ts';
import { lengths, normalizeQuery } from '../../../core/rules/text.ts';
import type { SearchRecord } from '../../api/recordSearch.ts';
import { searchLimitOf, type SearchLimit } from '../../api/searchLimit.ts';
import { resultOffline, resultOfAnswer, resultOfMissing, type Asked, type Result } from '../wisdom/index.ts';

/** What a search leads to. */
export type SearchOutcome =
  /** Without `danger` only a wish to talk is known. */
  | { kind: 'crisis'; danger: Danger | null }
  | { kind: 'limit'; limit: SearchLimit }
  | ({ kind: 'note'; note: LifeNote; because: string } & Asked)
  /** Not counted: what is chosen is the search. */
  | { kind: 'choices'; choices: Suggestion[]; query: string }
  | { kind: 'topic'; id: string; helpline: boolean }
  | { kind: 'result'; result: Result };

/** Everything the flow needs of the world, so that its order can be tested by itself. */
export interface SearchDeps {
  findDanger(text: string): Danger | null;
  match(query: string): Promise<Match>;
  suggest(query: string): Promise<string[]>;
  loadNote(id: string): Promise<LifeNote | null>;
  offline(): Promise<OfflineContent['result']>;
  /** The card for what no note answers; null where the server's answer is needed for it, or there are no words. */
  noMatch(match: NoMatch, asked: Asked, answer?: WisdomAnswer, suggestions?: string[]): Promise<Result | null>;
  trending(): { title: string }[];
  /**
   * `isHere`: the device answers, and nothing else will count the search. Where the server answers, it counts what was not
   * recorded before.
   */
  record(search: SearchRecord, how: { isHere: boolean }): Promise<{ searchId: string | null }>;
  askServer(search: Omit<Asked, 'helpline'>): Promise<WisdomAnswer>;
  /** Ends when nobody should wait any longer to be counted for an answer that is on the device already. */
  patience(): Promise<null>;
  /** Logs a failure. Never gets the words that were typed. */
  warn(message: string, error: unknown): void;
}

/**
 * Resolves a trimmed, non-empty text in the order of docs/specification.md 1 §4, with words of danger before everything
 * (docs/decisions.md 17): they are looked for in all of it, since a letter that is pasted here may end with them. What
 * it is about is told by all of it too; what is recorded, and what a server is asked, are its first 500 characters.
 */
export const runSearch = async (text: string, deps: SearchDeps): Promise<SearchOutcome> => {
  const danger = deps.findDanger(text);
  if (danger) return { kind: 'crisis', danger };
  const query = text.slice(0, lengths.query).trim();
  const match = await deps.match(text);
  if (match.kind === 'crisis') return { kind: 'crisis', danger: match.danger };
  const helpline = match.helpline === true;
  // Nothing was found, so nothing is counted, and nobody needs to be asked.
  if (match.kind === 'missing')
    return { kind: 'result', result: resultOfMissing(match, { query, searchId: null, helpline }) };

  // Words that may speak of danger are not asked about any further.
  if (match.kind === 'challenge' && match.choices && !helpline)
    return { kind: 'choices', choices: match.choices, query };

  const title = match.kind === 'none' && mayBeTrending(match) ? trendingTitle(query, deps.trending()) : undefined;
  // Nor here: the words for it are on the device.
  if (match.kind === 'none' && title === undefined && match.about !== 'unclear' && match.about !== 'question') {
    const result = await noMatch(deps, match, { query, searchId: null, helpline });
    if (result) return { kind: 'result', result };
  }

  const isHere = match.kind === 'challenge' || match.kind === 'topic';
  const recorded = helpline ? null : await count({ query, isLifeNote: match.kind === 'challenge' }, isHere, deps);
  if (recorded?.reached) return { kind: 'limit', limit: recorded.reached };
  const searchId = recorded?.searchId ?? null;

  if (match.kind === 'topic') return { kind: 'topic', id: match.id, helpline };
  if (match.kind === 'challenge') {
    const note = await noteOf(match.id, deps);
    if (note) return { kind: 'note', note, because: match.because, query, searchId, helpline };
  }
  return askServer({ query: title ?? query, searchId, helpline }, match, deps);
};

/** Counts the search; null when nobody should wait any longer to be counted. */
const count = (search: SearchRecord, isHere: boolean, deps: SearchDeps) => {
  const recording = record(search, { isHere }, deps);
  return isHere ? Promise.race([recording, deps.patience()]) : recording;
};

/** A greeting, a question or what is said to God means no trending title, whatever words it holds. */
const mayBeTrending = ({ about, page }: NoMatch): boolean => about === 'unclear' || (about === 'off-topic' && !page);

/** The card for what no note answers; null when its words can't be had. */
const noMatch = async (deps: SearchDeps, ...args: Parameters<SearchDeps['noMatch']>): Promise<Result | null> => {
  try {
    return await deps.noMatch(...args);
  } catch (error) {
    deps.warn('The words for a search without a note could not be loaded', error);
    return null;
  }
};

/**
 * Counts the search. Gives the limit where it is reached; any other failure is logged, and the search goes on
 * (docs/specification.md 1 §4).
 */
const record = async (
  search: SearchRecord,
  how: { isHere: boolean },
  deps: SearchDeps,
): Promise<{ searchId: string | null; reached: SearchLimit | null }> => {
  try {
    const { searchId } = await deps.record(search, how);
    return { searchId, reached: null };
  } catch (error) {
    const limit = searchLimitOf(error);
    if (!limit) deps.warn('The search was not recorded', error);
    return { searchId: null, reached: limit };
  }
};

const noteOf = async (id: string, deps: SearchDeps): Promise<LifeNote | null> => {
  try {
    return await deps.loadNote(id);
  } catch (error) {
    deps.warn('A note could not be loaded', error);
    return null;
  }
};

/** Asks the server; whatever goes wrong but the limit ends in the offline default (docs/specification.md 1 §8). */
const askServer = async (asked: Asked, found: Match, deps: SearchDeps): Promise<SearchOutcome> => {
  try {
    const answer = await deps.askServer(asked);
    // A server of before `danger` says only that there is some: then the card is the one for whoever wants to talk.
    if (answer.match.kind === 'crisis') return { kind: 'crisis', danger: answer.match.danger ?? null };
    const { kind, about = 'unclear', choices = [] } = answer.match;
    const suggestions = kind === 'none' ? await deps.suggest(asked.query) : choices.slice(1).map(({ title }) => title);
    const honest =
      kind === 'none' && answer.source === 'curated'
        ? await noMatch(deps, { ...answer.match, about }, asked, answer, suggestions)
        : null;
    return { kind: 'result', result: honest ?? resultOfAnswer(answer, asked, suggestions) };
  } catch (error) {
    const limit = searchLimitOf(error);
    if (limit) return { kind: 'limit', limit };
    deps.warn('The server gave no answer', error);
    const isQuestion = found.kind === 'none' && found.about === 'question';
    const honest = isQuestion ? await noMatch(deps, found, asked) : null;
    const suggestions = found.kind === 'none' ? await deps.suggest(asked.query) : [];
    return { kind: 'result', result: honest ?? resultOffline(await deps.offline(), asked, suggestions) };
  }
};

/**
 * The trending title that contains the query or is contained in it (docs/specification.md 1 §4), at word starts and
 * from three letters, so that "rest" does not mean "Forest".
 */
export const trendingTitle = (query: string, trending: { title: string }[]): string | undefined => {
  const text = ` ${plain(query)}`;
  if (text.length < 4) return undefined;
  return trending.find(({ title }) => {
    const other = ` ${plain(title)}`;
    return other.includes(text) || `${text} `.includes(`${other} `);
  })?.title;
};

const plain = (text: string): string =>
  normalizeQuery(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
