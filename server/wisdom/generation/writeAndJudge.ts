import type { Danger } from '../../../core/crisis/danger.ts';
import { formatReference, parseReference } from '../../../core/scripture/reference.ts';
import type { Person } from '../../http/identity/person.ts';
import type { ScriptureStore } from '../../scripture/service.ts';
import { findViolation } from '../outputChecks/findViolation.ts';
import { askModel, type ModelSettings } from './model.ts';
import { generationMessages, judgeMessages, readReply, readVerdict, type Question } from './prompt.ts';
import type { Generated, GenerationOutcome } from './store.ts';

/** What became of a question that was put to the model. */
export type ModelOutcome = { outcome: GenerationOutcome; answer?: Generated; why?: string } | { danger: Danger };

interface Dependencies {
  settings: ModelSettings;
  scriptureStore: Pick<ScriptureStore, 'alike'>;
  /** Asked before the second call. Throws when the model was asked often enough for now. */
  consumeBudget: (person: Person) => Promise<void>;
}

const MAX_REFERENCES = 3;

/** Has the model write, and once more judge what it wrote. What comes back has been checked. */
export const writeAndJudge = async (
  { settings, scriptureStore, consumeBudget }: Dependencies,
  person: Person,
  question: Question,
  signal: AbortSignal,
): Promise<ModelOutcome> => {
  const reply = readReply(await askModel(settings, generationMessages(question), signal));
  if (reply.kind === 'danger') return { danger: reply.danger };
  if (reply.kind === 'unclear') return { outcome: 'refused', why: 'a danger that is none of ours' };
  if (!reply.note && !reply.prayer) return { outcome: 'declined' };
  const fault = await findViolation({ ...reply, query: question.query }, scriptureStore.alike);
  if (fault) return { outcome: 'refused', why: fault };
  // Only what we offered may be pointed to; an invented reference is dropped with every other stranger.
  const offered = new Set(question.passages.map(({ reference }) => reference));
  const references = [...new Set(reply.references.map(normalizeReference))]
    .filter((ref) => offered.has(ref))
    .slice(0, MAX_REFERENCES);
  if (references.length === 0) return { outcome: 'refused', why: 'no passage of ours' };
  // Charged like the call that wrote it; what may not be judged is not shown.
  await consumeBudget(person);
  const isSafe = readVerdict(await askModel(settings, judgeMessages(question.query, reply), signal));
  if (!isSafe) return { outcome: 'refused', why: 'judged unsafe' };
  return { outcome: 'generated', answer: { note: reply.note, references, prayer: reply.prayer } };
};

const normalizeReference = (text: string): string => {
  const reference = parseReference(text);
  return reference ? formatReference(reference) : '';
};
