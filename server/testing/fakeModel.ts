import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the product sends to an OpenAI-compatible server. */
export interface Sent {
  model: string;
  messages: { role: string; content: string }[];
}

export type Behave = (sent: Sent, response: ServerResponse, request: IncomingMessage) => void;

/** A stand-in for any OpenAI-compatible server, on a real port. */
export interface FakeModel {
  baseUrl: string;
  /** How it answers from now on. */
  behave: Behave;
  asked: Call[];
  /** How it answers from now on when it is to judge, and what it was given. */
  judge: Behave;
  judged: Call[];
  close(): Promise<void>;
}

/** One call that the product made. */
export interface Call {
  sent: Sent;
  authorization: string | undefined;
  path: string | undefined;
}

export const startFakeModel = async (): Promise<FakeModel> => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const sent = JSON.parse(body) as Sent;
      const toJudge = sent.messages[0]?.content.includes('"safe"') ?? false;
      const calls = toJudge ? fake.judged : fake.asked;
      calls.push({ sent, authorization: request.headers.authorization, path: request.url });
      (toJudge ? fake.judge : fake.behave)(sent, response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeModel = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: saysWell,
    asked: [],
    judge: says({ safe: true, why: 'Warm and modest.' }),
    judged: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
};

export const goodNote =
  'You have been carrying the bills in your head all night, and morning finds them no smaller. Worry about rent is tiring because it ' +
  'asks you to live next month today. It is no failure of faith to be afraid when the numbers do not meet. Perhaps write down what is ' +
  'due this week and nothing else, and show the list to someone you trust before evening. Then read the passage below slowly, and let ' +
  'it be smaller than a plan and larger than the list.';
export const goodPrayer =
  'Father, the money does not reach and I am tired of counting. Thank you that I can say so without dressing it up. Give me bread for ' +
  'today, and a person to talk to about the rest. Quiet my thoughts tonight so that I can sleep. Amen.';

/** Replies with an object as JSON, or with a string as it is. */
export const says =
  (reply: unknown): Behave =>
  (_, response) => {
    const content = typeof reply === 'string' ? reply : JSON.stringify(reply);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };

/** The references that it was offered. */
export const offeredTo = (sent: Sent): string[] => {
  const { passages } = JSON.parse(sent.messages[1]?.content ?? '{}') as { passages: { reference: string }[] };
  return passages.map(({ reference }) => reference);
};

/** Replies as a good model would, with the first two passages it was offered. */
export const saysWell: Behave = (sent, response, request) =>
  says({ danger: null, subject: null, note: goodNote, references: offeredTo(sent).slice(0, 2), prayer: goodPrayer })(
    sent,
    response,
    request,
  );
