import { readFile } from 'node:fs/promises';
import { policyOfFile } from '../../../core/http/securityHeaders.ts';
import type { Bundle } from '../security/bundle.ts';
import { answer, failure } from './answers.ts';
import { contentType } from './contentTypes.ts';

const page = '/index.html';

/** Answers with a file of the bundle, or with the app's page for every address of its own making (/topic/anger). */
export const serveFile = async (bundle: Bundle, method: string, path: string): Promise<Response> => {
  if (method !== 'GET' && method !== 'HEAD')
    return failure('method_not_allowed', 'That can’t be done at this address.');
  const name = bundle.has(path) ? path : isFileName(path) ? null : page;
  const where = name === null ? undefined : bundle.get(name);
  if (name === null || where === undefined) return failure('not_found', 'There is nothing at this address.');
  return answer(method === 'HEAD' ? null : await readFile(where), 200, {
    'Content-Type': contentType(name),
    'Content-Security-Policy': policyOfFile(name),
  });
};

/** A missing script must not be answered with a page: it would be run. */
const isFileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).includes('.');
