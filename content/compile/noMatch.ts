import type {
  NoMatchCard,
  NoMatchContent,
  NoMatchFile,
  Question,
  QuestionList,
  Unanswered,
} from '../../core/contract/noMatch.ts';
import type { Verse } from '../../core/contract/search.ts';
import type { MatchingLibrary } from '../../core/matching/types.ts';
import { typographic } from './typography.ts';
import { readReference } from './verses.ts';

const where = 'content/no-match.json';

interface Parts {
  file: NoMatchFile;
  /** Where people can be found to talk to, and where a mail reaches us. */
  supportEmail: string;
  join(reference: string, where: string): Verse;
  titleOf(id: string, where: string): string;
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

const card = (topic: string, text: string, unanswered: Unanswered, more: Partial<NoMatchCard> = {}): NoMatchCard => ({
  topic: typographic(topic),
  note: typographic(text),
  verses: [],
  prayer: '',
  suggestions: [],
  unanswered,
  ...more,
});

/** The cards by kind; those for pages of the app and for languages are added by buildNoMatch. */
const cardsByKind = ({ file, join, titleOf }: Parts): NoMatchContent['cards'] => {
  const { question, labels, person } = file;
  const ofKind = (kind: 'against-god' | 'other-faith' | 'greeting' | 'off-topic') => {
    const { title, text, verses, prayer = '', chips, person: offered } = file[kind];
    return card(
      title,
      text,
      { kind, ...(verses.length > 0 && { versesLabel: labels.psalms }), ...(offered && { person }) },
      {
        verses: verses.map((reference) => join(reference, where)),
        prayer: typographic(prayer),
        suggestions: chips.map((id) => titleOf(id, where)),
      },
    );
  };
  const next = typographic(question.next);
  return {
    question: card(question.generalTitle, question.general, { kind: 'question', next }),
    passages: card(question.title, question.text, {
      kind: 'question',
      versesLabel: labels.passages,
      next,
      credit: question.credit,
    }),
    'against-god': ofKind('against-god'),
    'other-faith': ofKind('other-faith'),
    greeting: ofKind('greeting'),
    'off-topic': ofKind('off-topic'),
  };
};

export const buildNoMatch = (parts: Parts): NoMatchContent => {
  const { question, pages, language, languages, unclear } = parts.file;
  const cards = cardsByKind(parts);
  for (const { id, title, text, links } of pages) {
    const linked = links.map(({ to, text: words }) =>
      to === 'support' ? { href: `mailto:${parts.supportEmail}`, text: parts.supportEmail } : { href: to, text: words },
    );
    cards[id] = card(title, text, { kind: 'off-topic', links: linked });
  }
  for (const [code, { title, text }] of Object.entries(languages)) {
    const dir = RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
    cards[code] = card(title, text, {
      kind: 'language',
      language: { code, dir, english: language.english },
      person: language.ask,
    });
  }
  return {
    cards,
    away: typographic(question.away),
    unclear: {
      title: unclear.title,
      ask: unclear.ask,
      meanwhile: typographic(unclear.meanwhile),
      alone: typographic(unclear.alone),
    },
  };
};

/** Whole searches by the kind they are of. */
export const sayingsOf = (file: NoMatchFile): MatchingLibrary['sayings'] =>
  Object.fromEntries(
    (['against-god', 'other-faith', 'greeting'] as const).flatMap((kind) => {
      const { phrases } = file[kind];
      return phrases ? [[kind, phrases.replaceAll('; ', ';')]] : [];
    }),
  );

/** The passages are joined by the server, which has them all; here only that each is one, and written our way. */
export const buildQuestions = (questions: readonly Question[]): QuestionList =>
  Object.fromEntries(
    questions.map(({ id, title, references }) => {
      for (const written of references) readReference(written, `content/questions.tsv, ${id}`);
      return [id, [typographic(title), ...references]];
    }),
  );
