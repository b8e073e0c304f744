/**
 * The closed list of error codes and the HTTP status each one travels with. Screens switch on the code, never on the
 * sentence. The codes are the same on every endpoint.
 */
export const errorStatus = {
  bad_request: 400,
  under_age: 400,
  weak_password: 400,
  link_invalid: 400,
  receipt_refused: 400,
  not_signed_in: 401,
  kiosk_unpaired: 401,
  invalid_credentials: 401,
  subscription_required: 402,
  forbidden: 403,
  blocked: 403,
  email_unverified: 403,
  suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  last_admin: 409,
  already_subscribed: 409,
  receipt_taken: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  full: 422,
  crisis: 422,
  ask_again: 422,
  search_limit: 429,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  payments_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What every failed answer carries: a sentence a person may read, a code, and the id to quote to support. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  requestId: string;
  /** Field names and what is wrong with them, when the body was refused. */
  fields?: Record<string, string>;
}
