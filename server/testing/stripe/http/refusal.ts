/** An answer that refuses, in Stripe's shape. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } & Record<string, unknown> };

  constructor(status: number, type: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

/** A request that asks for something wrong. */
export const invalid = (message: string, param?: string, code?: string): Refusal =>
  new Refusal(400, 'invalid_request_error', message, { ...(param && { param }), ...(code && { code }) });

/** An object of a request, not of its path, that is not there: 400. */
export const missing = (kind: string, id: string, param: string, status = 400): Refusal =>
  new Refusal(status, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

/** What the id in the path stands for, or 404. */
export const known = <T>(map: ReadonlyMap<string, T>, kind: string, id: string): T => {
  const found = map.get(id);
  if (found === undefined) throw missing(kind, id, 'id', 404);
  return found;
};
