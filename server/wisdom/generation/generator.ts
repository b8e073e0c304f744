import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Danger } from '../../../core/crisis/danger.ts';
import type { Library } from '../../../core/contract/library.ts';
import { formatReference, parseReference } from '../../../core/scripture/reference.ts';
import { utcDay } from '../../../core/rules/time.ts';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Person } from '../../http/identity/person.ts';
import type { Scripture } from '../../scripture/service.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import { findViolation } from '../moderation/moderation.ts';
import type { CuratedAnswer } from '../curated.ts';
import type { AnswerDraft } from '../answerDraft.ts';
import { retrievePassages } from './retrieval.ts';
import { askModel, type ModelSettings } from './model.ts';
import { generationMessages, judgeMessages, PROMPT_VERSION, readReply, readVerdict, type Question } from './prompt.ts';
import { countOutcome, findGenerated, cacheGenerated, type Generated, type Outcome } from './store.ts';

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
const MAX_REFERENCES = 3;
/** After an answer that could not be used, the same question is left alone for so long, in milliseconds. */
const RETRY_AFTER = 10 * 60_000;
const MAX_NEGATIVE_CACHE = 500;
const TOPIC_WITHOUT_NOTE = 'Guidance';

/** Long texts and numbers tell who someone is, and nobody types them twice: what answers them is not kept. */
const isCacheable = (query: string): boolean => query.length <= 80 && !/[\d@]/.test(query);

/** What became of a question that was put to the model. */
type ModelOutcome = { outcome: Outcome; answer?: Generated; why?: string } | { danger: Danger };

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

  /** Has the model write, and once more judge what it wrote. What comes back has been checked. */
  const writeAndJudge = async (person: Person, question: Question, signal: AbortSignal): Promise<ModelOutcome> => {
    const reply = readReply(await askModel(settings, generationMessages(question), signal));
    if (reply.kind === 'danger') return { danger: reply.danger };
    if (reply.kind === 'unclear') return { outcome: 'refused', why: 'a danger that is none of ours' };
    if (!reply.note && !reply.prayer) return { outcome: 'declined' };
    const fault = await findViolation({ ...reply, query: question.query }, scripture.alike);
    if (fault) return { outcome: 'refused', why: fault };
    // Only what we offered may be pointed to; an invented reference is dropped with every other stranger.
    const offered = new Set(question.passages.map(({ reference }) => reference));
    const references = [...new Set(reply.references.map(normalizeReference))]
      .filter((ref) => offered.has(ref))
      .slice(0, MAX_REFERENCES);
    if (references.length === 0) return { outcome: 'refused', why: 'no passage of ours' };
    // Charged like the call that wrote it; what may not be judged is not shown.
    await admit(person);
    const isSafe = readVerdict(await askModel(settings, judgeMessages(question.query, reply), signal));
    if (!isSafe) return { outcome: 'refused', why: 'judged unsafe' };
    return { outcome: 'generated', answer: { note: reply.note, references, prayer: reply.prayer } };
  };

  const ask = async (person: Person, query: string, curated: CuratedAnswer): Promise<ModelOutcome> => {
    const passages = retrievePassages(query, curated, scripture, library.themes);
    if (passages.length === 0) return { outcome: 'declined', why: 'nothing to stand on' };
    const question = { query, topic: curated.note?.challenge ?? null, passages };
    try {
      const asked = await writeAndJudge(person, question, AbortSignal.timeout(settings.timeout ?? TIMEOUT));
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

const normalizeReference = (text: string): string => {
  const reference = parseReference(text);
  return reference ? formatReference(reference) : '';
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
