import { categories, categoryTopics } from '../../core/contract/categories.ts';
import type { Library } from '../../core/contract/library.ts';
import { notFound } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';

export const topicRoutes = (api: Api, library: Library): void => {
  api.serve(categories, async () => library.categories);
  api.serve(categoryTopics, async ({ params }) => {
    if (!library.categories.some(({ id }) => id === params.id)) throw notFound('Category Not Found');
    return library.notes.filter(({ category }) => category === params.id).map(({ challenge }) => challenge);
  });
};
