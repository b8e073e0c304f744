import { z } from 'zod';
import type { Message } from './prompt.ts';

export interface ModelSettings {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Milliseconds until the curated answer is shown instead. */
  timeout?: number;
}

const MAX_BYTES = 64_000;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/**
 * Asks any OpenAI-compatible server. Nothing but model and messages is sent, since servers differ in what else they take.
 * Throws for whatever is not a well-formed reply before `signal` ends the waiting.
 */
export const askModel = async (
  { baseUrl, apiKey, model }: ModelSettings,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<string> => {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({ model, messages }),
    redirect: 'error',
    // Covers the body too: a server that drips its answer is cut off like one that is silent.
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const body = completion.parse(JSON.parse(await readText(response)));
  return body.choices[0]?.message.content ?? '';
};

/** The body as text; throws past the length that any answer of ours could have. */
const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_BYTES) throw new Error('the reply is too long');
  }
  return text + decoder.decode();
};
