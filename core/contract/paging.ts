import { z } from 'zod';

/** Where a page starts: after (older than) this entry. The id settles the order of entries of one moment. */
export interface Before {
  createdAt: number;
  id: string;
}

/** Far above every moment and every id: before the first entry of a list. */
export const FROM_THE_NEWEST: Before = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };

/** The `before` of the next page: the last entry of this one. */
export const pageAfter = (last: { createdAt: string; id: string }): string => `${last.createdAt},${last.id}`;

const before = z
  .string()
  .max(80)
  .transform((value, context): Before => {
    const [createdAt = '', id = '', ...rest] = value.split(',');
    const moment = Date.parse(createdAt);
    if (rest.length === 0 && Number.isSafeInteger(moment) && z.uuid().safeParse(id).success)
      return { createdAt: moment, id };
    context.addIssue('That is not a page of this list.');
    return z.NEVER;
  });

/** Query parameters of a list that is read newest first: how many, and where the page starts (`pageAfter`). */
export const page = (usual: number) =>
  z.strictObject({
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(usual),
    before: before.optional(),
  });
