import { randomUUID } from 'node:crypto';
import { errorStatus, type ErrorBody, type ErrorCode } from '../../../core/contract/errors.ts';
import { securityHeaders } from '../../../core/http/securityHeaders.ts';

/** An answer with the security headers that the server would send. */
export const answer = (body: BodyInit | null, status: number, headers: Record<string, string>): Response =>
  new Response(body, { status, headers: { ...securityHeaders, 'Cache-Control': 'no-cache', ...headers } });

/** A failure in the contract's shape, as if the server had sent it. */
export const failure = (code: ErrorCode, sentence: string): Response => {
  const body: ErrorBody = { error: sentence, code, requestId: randomUUID() };
  return answer(JSON.stringify(body), errorStatus[code], {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
};
