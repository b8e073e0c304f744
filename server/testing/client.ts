import { endpoints, type Endpoints } from '../../core/contract/endpoints.ts';
import type { BodyIn, QueryIn, Reply } from '../../core/contract/endpoint.ts';
import type { ErrorBody } from '../../core/contract/errors.ts';

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** The reply, parsed against the contract when the status is a success. */
  data: T;
  /** The same body, read as a failure. */
  failure: ErrorBody & Record<string, unknown>;
}

export interface Input<E> {
  params?: Record<string, string>;
  query?: QueryIn<E>;
  body?: BodyIn<E> | Record<string, unknown>;
  /** Sent as it is, where an endpoint takes bytes; its type is a header. */
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** One visitor of the server: a cookie jar, fixed headers, and calls by contract name over real HTTP. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  private readonly headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.headers = headers;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.headers, ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) };
    const response = await fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async call<K extends keyof Endpoints>(
    name: K,
    input: Input<Endpoints[K]> = {},
  ): Promise<Answer<Reply<Endpoints[K]>>> {
    const endpoint: (typeof endpoints)[keyof Endpoints] = endpoints[name];
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
    const search = input.query ? `?${new URLSearchParams(input.query as Record<string, string>)}` : '';
    const response = await this.fetch(path + search, {
      method: endpoint.method,
      headers: { ...(input.body ? { 'content-type': 'application/json' } : {}), ...input.headers },
      ...(input.body ? { body: JSON.stringify(input.body) } : {}),
      ...(input.bytes ? { body: input.bytes } : {}),
    });
    const json = await readAnswer(response);
    const data = response.ok && 'reply' in endpoint ? endpoint.reply.parse(json) : json;
    return {
      status: response.status,
      headers: response.headers,
      data: data as Reply<Endpoints[K]>,
      failure: json as Answer<never>['failure'],
    };
  }
}

/** The JSON of an answer. What is none, and may have no end, is left. */
const readAnswer = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (/^(?:image|text\/(?:csv|event-stream))/.test(type)) return void (await response.body?.cancel());
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};
