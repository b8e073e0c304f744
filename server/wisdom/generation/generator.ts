import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Danger } from '../../../core/crisis/danger.ts';
import type { Library } from '../../../core/contract/library.ts';
import { utcDay } from '../../../core/rules/time.ts';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Person } from '../../http/identity/person.ts';
import type { Scripture } from '../../scripture/service.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import type { CuratedAnswer } from '../curated.ts';
import type { AnswerDraft } from '../answerDraft.ts';
import { retrievePassages } from './retrieval.ts';
import type { ModelSettings } from './model.ts';
import { PROMPT_VERSION } from './prompt.ts';
import { countOutcome, findGenerated, cacheGenerated, type Generated } from './store.ts';
import { writeAndJudge, type ModelOutcome } from './writeAndJudge.ts';

/** What the model led to: a generated draft, or a danger that our own rules did not find and people have to answer. */
export type Guidance = { draft: AnswerDraft } | { danger: Danger };

/** Generated guidance: optional, grounded, checked, judged, and never in the way (docs/decisions.md 21). */
export interface GuidanceGenerator {
  /** Guidance for a query, or null: then the curated draft stands. Never throws. */
  generate(person: Person, query: string, curated: CuratedAnswer, skipCache: boolean): Promise<Guidance | null>;
}

interface Dependencies {
  db: Db;
  settings: ModelSettings;
  scripture: Pick<Scripture, 'findChosen' | 'webText' | 'alike'>;
  /** Its version is part of every cache key, its themes say which passages stand for what. */
  library: Pick<Library, 'version' | 'themes'>;
  /** Keys the digests under which answers are kept. */
  secret: string;
  /** Asked before each call. Throws when the model was asked often enough for now; what is answered from the cache is free. */
  admit: (person: Person) => Promise<void>;
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

export const createGuidanceGenerator = ({
  db,
  settings,
  scripture,
  library,
  secret,
  admit,
  log,
  now,
}: Dependencies): GuidanceGenerator => {
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

  const ask = async (person: Person, query: string, curated: CuratedAnswer): Promise<ModelOutcome> => {
    const passages = retrievePassages(query, curated, scripture, library.themes);
    if (passages.length === 0) return { outcome: 'declined', why: 'nothing to stand on' };
    const question = { query, topic: curated.note?.challenge ?? null, passages };
    try {
      const asked = await writeAndJudge(
        { settings, scripture, admit },
        person,
        question,
        AbortSignal.timeout(settings.timeout ?? TIMEOUT),
      );
      breaker.succeeded();
      return asked;
    } catch (error) {
      if (error instanceof HttpError) throw error;
      breaker.failed();
      return { outcome: 'failed', why: error instanceof Error ? error.name : 'unknown' };
    }
  };

  const generate = async (
    person: Person,
    digest: string,
    query: string,
    curated: CuratedAnswer,
  ): Promise<Generated | Danger | null> => {
    const asked = await ask(person, query, curated);
    // Nothing is kept of words of danger, not even that there were some.
    if ('danger' in asked) return asked.danger;
    const { outcome, answer, why } = asked;
    if (!answer) {
      unanswerable.set(digest, true);
      log.info({ outcome, why }, 'no generated answer');
    }
    await db.write(function* () {
      yield* countOutcome(utcDay(now()), outcome);
      if (answer && isCacheable(query)) yield* cacheGenerated(digest, answer, now());
    });
    return answer ?? null;
  };

  const find = async (
    person: Person,
    query: string,
    curated: CuratedAnswer,
    skipCache: boolean,
  ): Promise<Generated | Danger | null> => {
    const digest = cacheKey(query);
    if (!skipCache) {
      const kept = isCacheable(query) ? await db.read(() => findGenerated(digest, now())) : undefined;
      if (kept) return kept;
    }
    const running = asking.get(digest);
    if (running) return running;
    if (unanswerable.has(digest) || asking.size >= MAX_CONCURRENT || !breaker.allows()) return null;
    const answer = admit(person)
      .then(() => generate(person, digest, query, curated))
      .finally(() => asking.delete(digest));
    asking.set(digest, answer);
    return answer;
  };

  return {
    async generate(person, query, curated, skipCache) {
      const { kind } = curated.match;
      // Words of danger are answered by people alone, and a passage by itself; neither leaves this server.
      if (kind === 'crisis' || kind === 'reference' || kind === 'missing') return null;
      // No machine has a verdict on doctrine to give, nor an answer to whoever accuses God.
      if (curated.match.kind === 'none' && curated.match.about !== 'unclear') return null;
      try {
        const made = await find(person, query, curated, skipCache);
        if (!made) return null;
        return 'kind' in made ? { danger: made } : { draft: toDraft(made, curated.draft) };
      } catch (error) {
        log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'no generated answer');
        return null;
      }
    },
  };
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
