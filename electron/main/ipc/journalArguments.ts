import { z } from 'zod';

/**
 * What a page may hand to the journal: plain values of the right kind, and none without end. What a text may say and how
 * long it may be is for the outbox and the server to judge, here as in a browser.
 */
export const owner = z.uuid();

const id = z.string().min(1).max(100);
const text = z.string().max(200_000);
const moment = z.string().max(40);
const list = <T extends z.ZodType>(each: T) => z.array(each).max(5_000);

const update = z.strictObject({ id, text, createdAt: moment });
const words = {
  category: text,
  tags: list(text),
  answeredAt: moment.nullable(),
  answerStory: text.nullable(),
};
const prayer = z.strictObject({
  title: text,
  content: text,
  createdAt: moment,
  updates: list(update),
  ...words,
});

export const prayerId = id;
export const draft = prayer.partial().required({ title: true, content: true });
export const brought = z.array(z.strictObject({ id, prayer })).max(200_000);
export const seen = z.strictObject({ revision: z.int(), words: id, answer: id.nullable(), texts: z.string().max(100) });
export const edit = z
  .strictObject({
    title: text,
    content: text,
    ...words,
    addUpdates: list(update),
    removeUpdates: list(id),
    dropConflicts: list(id),
    restore: z.literal(true),
  })
  .partial();

export const today = z.iso.date();
export const limit = z.int().min(0).max(1_000_000);
export const query = z.strictObject({
  words: text,
  category: text,
  tag: text,
  which: z.enum(['all', 'open', 'answered']),
  limit,
  today,
});

export const shelf = z.enum(['draft', 'prayed', 'reminder']);

const LARGEST = 2_000_000;
const isSmall = (data: unknown): boolean => {
  try {
    return (JSON.stringify(data) ?? '').length <= LARGEST;
  } catch {
    return false; // a circle, or a number without end
  }
};
export const shelved = z.unknown().refine(isSmall);

export const secret = z.string().min(1).max(200);
export const backupName = z.string().regex(/^journal-\d{15}-[a-z]{1,10}\.sqlite$/);
export const keptName = z.string().regex(/^journal-kept-[\dTZ.-]{24}$/);
export const asideName = z.string().regex(/^[\dTZ.-]{24}$/);
