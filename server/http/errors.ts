import { errorStatus, type ErrorCode } from '../../core/contract/errors.ts';

/** A failure that a client may see: a code of the closed list, a sentence for a person, and extra fields. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, sentence: string, extra: Record<string, unknown> = {}) {
    super(sentence);
    this.code = code;
    this.status = errorStatus[code];
    this.extra = extra;
  }
}

export const notFound = (sentence = 'We could not find that.'): HttpError => new HttpError('not_found', sentence);

/** `until` in milliseconds. */
export const suspended = (until: number, sentence = 'Your account may only read for now.'): HttpError =>
  new HttpError('suspended', sentence, { suspendedUntil: new Date(until).toISOString() });
