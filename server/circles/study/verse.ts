import type { CircleVerse } from '../../../core/contract/circles.ts';
import { chaptersOf } from '../../../core/scripture/books.ts';
import { formatReference, parseReference, type Reference } from '../../../core/scripture/reference.ts';
import type { Db, Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Publish } from '../../live/service.ts';
import type { Scripture } from '../../scripture/service.ts';
import { consumeChange } from '../bounds.ts';
import { circleChanged, requireCircleAdmin, requireMember } from '../membership.ts';
import { findVerse, markRead, setVerse, unmarkRead } from './store.ts';

/** What the database has room for. */
const MAX_REFERENCE = 80;

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
  scripture: Pick<Scripture, 'passage'>;
}

/** The verse that a circle reads. Its text is looked up each time by the reference and never stored (docs/decisions.md 20). */
export const createVerse = ({ db, now, publish, scripture }: Dependencies) => {
  /** Does something, and gives the verse as this member sees it then. */
  const view = async (circleId: string, userId: string, first: () => Queries<unknown>): Promise<CircleVerse> => {
    const row = await db.write(function* () {
      yield* first();
      return yield* findVerse(circleId, userId);
    });
    return viewVerse(row?.verse_reference ?? null, row?.has_read === 1);
  };

  const viewVerse = async (reference: string | null, read: boolean): Promise<CircleVerse> => {
    const passage = reference === null ? null : await scripture.passage(reference);
    return { reference, text: passage?.text ?? null, translation: passage?.translation ?? null, read };
  };

  return {
    async read(userId: string, circleId: string): Promise<CircleVerse> {
      const row = await db.read(function* () {
        yield* requireMember(circleId, userId);
        return yield* findVerse(circleId, userId);
      });
      return viewVerse(row?.verse_reference ?? null, row?.has_read === 1);
    },
    async set(userId: string, circleId: string, written: string): Promise<CircleVerse> {
      // Counted before the passage is looked up, which may be at another's server.
      await db.write(function* () {
        yield* requireCircleAdmin(circleId, userId);
        yield* consumeChange(userId, now());
      });
      const reference = readReference(written);
      if (reference === null || !(await scripture.passage(reference)))
        throw new HttpError('bad_request', NO_PASSAGE, { fields: { reference: NO_PASSAGE } });
      const verse = await view(circleId, userId, function* () {
        yield* requireCircleAdmin(circleId, userId);
        yield* setVerse(circleId, reference);
      });
      publish(circleChanged(circleId));
      return verse;
    },
    mark: (userId: string, circleId: string, isRead: boolean): Promise<CircleVerse> =>
      view(circleId, userId, function* () {
        yield* requireMember(circleId, userId);
        yield* isRead ? markRead(circleId, userId) : unmarkRead(circleId, userId);
      }),
  };
};

const NO_PASSAGE = 'We could not find that passage. Please enter a chapter or less, such as John 3:16.';

/** The reference as we write it; null for none, and for one that is longer than its first chapter. */
const readReference = (written: string): string | null => {
  const reference = parseReference(written);
  if (reference === null || countVerses(reference) > longest(reference)) return null;
  const formatted = formatReference(reference);
  return formatted.length <= MAX_REFERENCE ? formatted : null;
};

const longest = ({ book, ranges: [first] }: Reference): number => chaptersOf(book)[(first?.chapter ?? 1) - 1] ?? 0;

const countVerses = ({ book, ranges }: Reference): number => {
  const lengths = chaptersOf(book);
  let count = 0;
  for (const { chapter, verse, endChapter, endVerse } of ranges) {
    for (let each = chapter; each < endChapter; each++) count += lengths[each - 1] ?? 0;
    count += endVerse - verse + 1;
  }
  return count;
};
