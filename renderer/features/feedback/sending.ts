import type { BodyIn } from '../../../core/contract/endpoint.ts';
import type { Endpoints } from '../../../core/contract/endpoints.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { onSignedOut, readPerson } from '../accounts/index.ts';

export type FeedbackBody = BodyIn<Endpoints['sendFeedback']>;

/** Waiting times before the next try, in milliseconds. After the last one only a returning network brings another. */
const WAITS = [15_000, 60_000, 300_000];

/** What still waits; it goes with the person. */
const waiting = new Set<() => void>();
onSignedOut(() => waiting.forEach((cancel) => cancel()));

type Attempt = 'sent' | 'refused' | 'later';

const attempt = async (body: FeedbackBody): Promise<Attempt> => {
  try {
    await call('sendFeedback', { body });
    return 'sent';
  } catch (error) {
    console.warn('The feedback was not sent', error instanceof Error ? error.name : '');
    return error instanceof ApiError && error.status < 500 && error.status !== 429 ? 'refused' : 'later';
  }
};

export interface Sending {
  /** How the first try went; what failed is tried again by itself (docs/decisions.md 32). */
  first: Promise<boolean>;
  /** Gives up: the person sends something else instead. */
  cancel(): void;
}

/** Sends, and keeps trying while the page lives. `onLate` is told when a later try gets through. */
export const sendPersistently = (body: FeedbackBody, onLate: () => void): Sending => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let tries = 0;

  const finish = () => {
    over = true;
    waiting.delete(finish);
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
  const wait = () => {
    const delay = WAITS[tries++];
    if (delay !== undefined) timer = setTimeout(again, delay);
  };
  const again = () => {
    clearTimeout(timer);
    // The server files it under whoever is signed in when it comes.
    if ((readPerson()?.id ?? null) !== body.userId) return finish();
    void attempt(body).then((how) => {
      if (over) return;
      if (how === 'later') return wait();
      finish();
      if (how === 'sent') onLate();
    });
  };

  waiting.add(finish);
  const first = attempt(body).then((how) => {
    if (how === 'later' && !over) {
      window.addEventListener('online', again);
      wait();
    } else finish();
    return how === 'sent';
  });
  return { first, cancel: finish };
};
