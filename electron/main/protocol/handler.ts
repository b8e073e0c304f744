import { readFile } from 'node:fs/promises';
import { contentTypeOf } from '../../../core/http/contentTypes.ts';
import { policyOfFile } from '../../../core/http/securityHeaders.ts';
import type { Bundle } from '../security/bundle.ts';
import { readOwnAddress } from '../security/ownPages.ts';
import { answer, failure } from './answers.ts';
import { forward, logoPath, type Upstream } from './api.ts';
import type { Site } from '../site/site.ts';
import { helpPage, helpPath } from './plainPage.ts';
import { withSite } from './siteHead.ts';

/** Answers every request of our scheme: the built pages from the bundle, with the server's site; /api and its logo by the server. */
export const createHandler =
  (bundle: Bundle, upstream: Upstream, site: () => Site | null = () => null, finish: Finish = (html) => html) =>
  async (request: Request): Promise<Response> => {
    const own = readOwnAddress(request.url);
    if (!own) return failure('not_found', 'There is nothing at this address.');
    if (own.isApi || isLogo(request, own.path)) return forward(request, own.target, upstream);
    if (own.path === helpPath) return answer(helpPage(), 200, { 'Content-Type': 'text/html; charset=utf-8' });
    return serveFile(bundle, request.method, own.path, (html) => finish(withSite(html, site())));
  };

const page = '/index.html';

/** What is done to the app's page before it is sent. */
type Finish = (html: string) => string;

/** The one file of a server's that is shown. Any logo: a page may hear of a new one before the main process does. */
const isLogo = ({ method }: Request, path: string): boolean => method === 'GET' && logoPath.test(path);

/** Answers with a file of the bundle, or with the app's page for every address of its own making (/topic/anger). */
const serveFile = async (bundle: Bundle, method: string, path: string, finish: Finish): Promise<Response> => {
  if (method !== 'GET' && method !== 'HEAD')
    return failure('method_not_allowed', 'That can’t be done at this address.');
  const name = bundle.has(path) ? path : isFileName(path) ? null : page;
  const where = name === null ? undefined : bundle.get(name);
  if (name === null || where === undefined) return failure('not_found', 'There is nothing at this address.');
  const file = method === 'HEAD' ? null : await readFile(where);
  const body = file !== null && name === page ? finish(file.toString()) : file;
  return answer(body, 200, {
    'Content-Type': contentTypeOf(name) ?? 'application/octet-stream',
    'Content-Security-Policy': policyOfFile(name),
  });
};

/** A missing script must not be answered with a page: it would be run. */
const isFileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).includes('.');
