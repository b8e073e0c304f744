import type { Bundle } from '../security/bundle.ts';
import { readOwnAddress } from '../security/ownPages.ts';
import { answer, failure } from './answers.ts';
import { forward, type Upstream } from './api.ts';
import { serveFile } from './files.ts';
import { helpPage, helpPath } from './plainPage.ts';

/** Answers every request of our scheme: the built pages from the bundle, /api by the server. */
export const createHandler =
  (bundle: Bundle, upstream: Upstream) =>
  async (request: Request): Promise<Response> => {
    const own = readOwnAddress(request.url);
    if (!own) return failure('not_found', 'There is nothing at this address.');
    if (own.isApi) return forward(request, own.target, upstream);
    if (own.path === helpPath) return answer(helpPage, 200, { 'Content-Type': 'text/html; charset=utf-8' });
    return serveFile(bundle, request.method, own.path);
  };
