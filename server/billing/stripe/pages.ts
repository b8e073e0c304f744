import { z } from 'zod';
import { readAnswer } from './answers.ts';
import { askStripe } from './errors.ts';

/** As many as Stripe gives at once. */
const PAGE = 100;

/** A page of a list of Stripe's, and where the next one begins. */
export interface PageParams {
  limit: number;
  starting_after?: string;
}

export interface Listed<T> {
  items: T[];
  /** Whether these are all of them. */
  isWhole: boolean;
}

/** Reads a list of Stripe's by pages, up to a bound. */
export const readList = async <T extends { id: string }>(
  schema: z.ZodType<T>,
  max: number,
  readPage: (params: PageParams) => Promise<unknown>,
): Promise<Listed<T>> => {
  const page = z.object({ data: z.array(schema), has_more: z.boolean() });
  const items: T[] = [];
  for (;;) {
    const last = items.at(-1)?.id;
    const answer = await askStripe(() =>
      readPage({ limit: PAGE, ...(last !== undefined && { starting_after: last }) }),
    );
    const { data, has_more: hasMore } = readAnswer(page, answer);
    items.push(...data);
    // An empty page that promises more would be asked for again and again.
    if (!hasMore || data.length === 0) return { items, isWhole: !hasMore };
    if (items.length >= max) return { items, isWhole: false };
  }
};
