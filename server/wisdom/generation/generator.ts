import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Danger } from '../../../core/crisis/danger.ts';
import type { Library } from '../../../core/contract/library.ts';
import type { Match } from '../../../core/matching/types.ts';
import { utcDay } from '../../../core/rules/time.ts';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Person } from '../../http/identity/person.ts';
import type { ScriptureStore } from '../../scripture/service.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuitBreaker.ts';
import type { CuratedAnswer } from '../curated.ts';
import type { AnswerDraft } from '../answerDraft.ts';
import { retrievePassages } from './retrieval.ts';
import type { ModelSettings } from './model.ts';
import { PROMPT_VERSION } from './prompt.ts';
import { countOutcome, findGenerated, cacheGenerated, type Generated } from './store.ts';
import { writeAndJudge, type ModelOutcome } from './writeAndJudge.ts';

/** What the model led to: a generated draft, or a danger that our own rules did not find and people have to answer. */
export type Guidance = { draft: AnswerDraft } | { danger: Danger };

export type GuidanceGenerator = ReturnType<typeof createGuidanceGenerator>;

/** A query, who asks it, and what our own notes say to it. */
interface Asked {
  person: Person;
  query: string;
  curated: CuratedAnswer;
}

interface Dependencies {
  db: Db;
  settings: ModelSettings;
  scriptureStore: Pick<ScriptureStore, 'findChosen' | 'webText' | 'alike'>;
  /** Its version is part of every cache key, its themes say which passages stand for what. */
  library: Pick<Library, 'version' | 'themes'>;
  /** Keys the digests under which answers are kept. */
  secret: string;
  /** Asked before each call. Throws when the model was asked often enough for now; what is answered from the cache is free. */
  consumeBudget: (person: Person) => Promise<void>;
  log: Logger;
  now: () => number;
}

/** Milliseconds until the curated answer is shown instead. Writing and judging share them. */
const TIMEOUT = 8_000;
const MAX_CONCURRENT = 16;
/** After an answer that could not be used, the same question is left alone for so long, in milliseconds. */
const RETRY_AFTER = 10 * 60_000;
const MAX_NEGATIVE_CACHE = 500;
const TOPIC_WITHOUT_NOTE = 'Guidance';

/** Long texts and numbers tell who someone is, and nobody types them twice: what answers them is not kept. */
const isCacheable = (query: string): boolean => query.length <= 80 && !/[\d@]/.test(query);

/** Asks the model, and counts for the breaker how that went. */
const ask = async (
  deps: Dependencies,
  breaker: CircuitBreaker,
  { person, query, curated }: Asked,
): Promise<ModelOutcome> => {
  const { settings, scriptureStore, library } = deps;
  const passages = retrievePassages(query, curated, scriptureStore, library.themes);
  if (passages.length === 0) return { outcome: 'declined', why: 'nothing to stand on' };
  const question = { query, topic: curated.note?.challenge ?? null, passages };
  try {
    const asked = await writeAndJudge(deps, person, question, AbortSignal.timeout(settings.timeout ?? TIMEOUT));
    breaker.succeeded();
    return asked;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    breaker.failed();
    return { outcome: 'failed', why: error instanceof Error ? error.name : 'unknown' };
  }
};

/** Generated guidance: optional, grounded, checked, judged, and never in the way (docs/decisions.md 21). */
export const createGuidanceGenerator = (deps: Dependencies) => {
  const { db, settings, library, secret, consumeBudget, log, now } = deps;
  const breaker = createCircuitBreaker(now);
  const asking = new Map<string, Promise<Generated | Danger | null>>();
  const unanswerable = new LRUCache<string, true>({
    max: MAX_NEGATIVE_CACHE,
    ttl: RETRY_AFTER,
    ttlResolution: 0,
    perf: { now },
  });

  const cacheKey = (query: string): string =>
    createHmac('sha256', secret)
      .update([library.version, PROMPT_VERSION, settings.model, query].join('\n'))
      .digest('base64url');

  const generate = async (digest: string, asked: Asked): Promise<Generated | Danger | null> => {
    const made = await ask(deps, breaker, asked);
    // Nothing is kept of words of danger, not even that there were some.
    if ('danger' in made) return made.danger;
    const { outcome, answer, why } = made;
    if (!answer) {
      unanswerable.set(digest, true);
      log.info({ outcome, why }, 'no generated answer');
    }
    await db.write(function* () {
      yield* countOutcome(utcDay(now()), outcome);
      if (answer && isCacheable(asked.query)) yield* cacheGenerated(digest, answer, now());
    });
    return answer ?? null;
  };

  const find = async (asked: Asked, skipCache: boolean): Promise<Generated | Danger | null> => {
    const digest = cacheKey(asked.query);
    const kept = !skipCache && isCacheable(asked.query) && (await db.read(() => findGenerated(digest, now())));
    if (kept) return kept;
    const running = asking.get(digest);
    if (running) return running;
    if (unanswerable.has(digest) || asking.size >= MAX_CONCURRENT || !breaker.allows()) return null;
    const answer = consumeBudget(asked.person)
      .then(() => generate(digest, asked))
      .finally(() => asking.delete(digest));
    asking.set(digest, answer);
    return answer;
  };

  /** Guidance for a query, or null: then the curated draft stands. Never throws. */
  return async (asked: Asked, skipCache: boolean): Promise<Guidance | null> => {
    if (!isForModel(asked.curated.match)) return null;
    try {
      const made = await find(asked, skipCache);
      if (!made) return null;
      return 'kind' in made ? { danger: made } : { draft: toDraft(made, asked.curated.draft) };
    } catch (error) {
      log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'no generated answer');
      return null;
    }
  };
};

const isForModel = (match: Match): boolean => {
  // Words of danger are answered by people alone, and a passage by itself; neither leaves this server.
  if (match.kind === 'crisis' || match.kind === 'reference' || match.kind === 'missing') return false;
  // No machine has a verdict on doctrine to give, nor an answer to whoever accuses God.
  return match.kind !== 'none' || match.about === 'unclear';
};

const toDraft = ({ note, references, prayer }: Generated, { topic, match, helpline }: AnswerDraft): AnswerDraft => ({
  notes: [note],
  references,
  prayers: [prayer],
  topic: match.kind === 'none' ? TOPIC_WITHOUT_NOTE : topic,
  match,
  helpline,
  source: 'generated',
});
