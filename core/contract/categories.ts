import { z } from 'zod';
import { category, contentId } from './content.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

export const categories = endpoint(routes.categories, { reply: z.array(category) });

/** The names of a category's topics, in reading order. 404 when there is no such category. */
export const categoryTopics = endpoint(routes.categoryTopics, {
  params: z.strictObject({ id: contentId }),
  reply: z.array(z.string()),
});
