import { readScripture, searchScripture } from '../../core/contract/scripture.ts';
import { notFound } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';
import type { Scripture } from './service.ts';

export const scriptureRoutes = (api: Api, scripture: Scripture): void => {
  api.serve(searchScripture, async ({ body }) => scripture.search(body.query));
  api.serve(readScripture, async ({ params }) => {
    const found = await scripture.inContext(params.reference);
    if (!found) throw notFound('We could not find that passage.');
    return found;
  });
};
