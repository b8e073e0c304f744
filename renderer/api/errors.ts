import type { ErrorCode } from '../../core/contract/errors.ts';

/** An answer that was not a success. Its message is specified as "status: body" (docs/specification.md 1 §8). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The code of our own error shape; null when the answer came from somewhere else (a proxy, a portal). */
  readonly code: ErrorCode | null;
  /** The fields of the answer, or nothing when it was not a JSON object. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = jsonObject(text);
    this.code = typeof this.body['code'] === 'string' ? (this.body['code'] as ErrorCode) : null;
  }
}

/** No answer that we could read: offline, unreachable, too slow, or not JSON (a captive portal's page). */
export class NetworkError extends Error {
  override name = 'NetworkError';
  readonly reason: 'offline' | 'timeout' | 'unreachable' | 'unreadable';

  constructor(reason: NetworkError['reason'], cause?: unknown) {
    super(`No answer: ${reason}`, { cause });
    this.reason = reason;
  }
}

const jsonObject = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};
