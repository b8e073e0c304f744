import { HttpError } from '../../../http/errors.ts';
import { eventAnswer, type EventAnswer } from '../answers.ts';
import type { StripeClient } from '../client.ts';

/** How old news may be when they come, in seconds. */
const TOLERANCE = 300;
/** As Stripe writes it: the time, then one signature or more, each of a version. */
const HEADER = /^t=[1-9]\d{9,11}(?:,v\d=[0-9a-f]{64})+$/;

/**
 * The event in the raw bytes of a request, if Stripe signed exactly these with one of our secrets, in the last five minutes. Throws
 * 400 for anything else, all of it alike.
 */
export const readSignedEvent = (
  { webhooks }: Pick<StripeClient, 'webhooks'>,
  sent: { bytes: Buffer; header: string },
  { secrets, now }: { secrets: readonly string[]; now: number },
): EventAnswer => {
  const text = textOf(sent.bytes);
  // Stricter than the library, which takes "t=1700000000 and so on" for that number.
  if (text === null || !HEADER.test(sent.header)) throw refused();
  for (const secret of secrets) {
    const event = eventAnswer.safeParse(
      tryRead(() => webhooks.constructEvent(text, sent.header, secret, TOLERANCE, undefined, now)),
    );
    if (event.success) return event.data;
  }
  throw refused();
};

/** The text whose UTF-8 these bytes are: a byte order mark and bytes that are none would be dropped in silence, signature or not. */
const textOf = (bytes: Buffer): string | null => {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : null;
};

const tryRead = (read: () => unknown): unknown => {
  try {
    return read();
  } catch {
    return null;
  }
};

const refused = () => new HttpError('bad_request', 'This is no news that Stripe has signed for us.');
