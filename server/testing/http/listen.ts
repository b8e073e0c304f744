import { liveEvent, type LiveEvent } from '../../../core/contract/live.ts';
import type { TestClient } from '../client.ts';

export interface TestListener {
  status: number;
  headers: Headers;
  /** What was heard so far, each parsed against the contract. */
  events: LiveEvent[];
  /** All that came, as it was sent. */
  text: () => string;
  /** Resolved when the stream has ended or was cut off. */
  ended: Promise<void>;
  close(): void;
}

/** Opens a client’s live stream. */
export const listen = async (client: TestClient, headers: Record<string, string> = {}): Promise<TestListener> => {
  const stop = new AbortController();
  const response = await client.fetch('/api/live', { headers, signal: stop.signal });
  const events: LiveEvent[] = [];
  let text = '';
  let read = 0;
  const gather = async () => {
    const decoder = new TextDecoder();
    for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      for (let end = text.indexOf('\n\n', read); end >= 0; end = text.indexOf('\n\n', read)) {
        const data = /^data: (.*)$/m.exec(text.slice(read, end))?.[1];
        if (data) events.push(liveEvent.parse(JSON.parse(data)));
        read = end + 2;
      }
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => text,
    ended: gather().catch(() => undefined),
    close: () => stop.abort(),
  };
};
