import { randomBytes } from 'node:crypto';
import { noObjects, type Objects, type TestEvent } from './objects.ts';

/** What the next payments of a customer that nobody is present for come to; without one they go as the card does. */
export interface Outcome {
  outcome: 'decline' | 'authenticate';
  left: number;
}

/** An account at this Stripe: what it knows, its clock and its events. */
export interface Account {
  objects: Objects;
  /** In seconds. */
  now(): number;
  /** Does something as of a moment, in seconds. */
  at(time: number, act: () => void): void;
  id(prefix: string): string;
  /** Makes an event of something as it is now. */
  emit(type: string, object: object, previous?: object): TestEvent;
  /** The request that is being answered, which its events name. */
  request: { id: string; idempotency_key: string | null } | null;
  outcomes: Map<string, Outcome>;
}

export const API_VERSION = '2026-10-28.endive';

export const openAccount = (clock: () => number, heard: (event: TestEvent) => void): Account => {
  let acting: number | null = null;
  const account: Account = {
    objects: noObjects(),
    now: () => acting ?? Math.floor(clock() / 1000),
    at(time, act) {
      acting = time;
      try {
        act();
      } finally {
        acting = null;
      }
    },
    id: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    emit(type, object, previous) {
      const event: TestEvent = {
        id: account.id('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: account.now(),
        data: structuredClone(previous ? { object, previous_attributes: previous } : { object }),
        livemode: false,
        pending_webhooks: 1,
        request: account.request,
        type,
      };
      account.objects.events.set(event.id, event);
      heard(event);
      return event;
    },
    request: null,
    outcomes: new Map(),
  };
  return account;
};
