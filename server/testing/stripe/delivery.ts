import { createHmac } from 'node:crypto';
import type { TestEvent } from './objects.ts';

export interface DeliverOptions {
  /** Signs it; the one that it is delivered with without this. */
  secret?: string;
  /** When it was signed, in seconds; now without this. */
  time?: number;
  /** What is sent in place of the event. */
  body?: string;
  /** The whole header in place of the true one; null sends none. */
  signature?: string | null;
  url?: string;
}

export interface Delivery {
  heard(event: TestEvent): void;
  /** From now on events are sent there as they happen, one after the other; also those that were held. */
  to(url: string, secret?: string): void;
  /** Keeps events until somebody delivers them. */
  hold(): void;
  /** Events that were held, or not answered with 2xx, the oldest first. */
  undelivered: TestEvent[];
  /** Sends one by hand, and gives what it was answered. */
  deliver(event: TestEvent, options?: DeliverOptions): Promise<Response>;
  /** Resolved when all is sent that is to be sent. */
  settled(): Promise<void>;
}

/** Stripe's header over a body. */
export const sign = (body: string, secret: string, time: number): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

export const createDelivery = (secret: string, now: () => number): Delivery => {
  let target: { url: string; secret: string } | null = null;
  let isHeld = true;
  let sending = Promise.resolve();
  const undelivered: TestEvent[] = [];

  const deliver: Delivery['deliver'] = async (event, options = {}) => {
    const url = options.url ?? target?.url;
    if (url === undefined) throw new Error('deliverTo() has not said where to');
    const body = options.body ?? JSON.stringify(event);
    const time = options.time ?? now();
    const signature =
      options.signature === undefined
        ? sign(body, options.secret ?? target?.secret ?? secret, time)
        : options.signature;
    return fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
      body,
    });
  };
  const send = async (event: TestEvent): Promise<void> => {
    // Whoever is not there, or refuses, is told again when somebody asks for that.
    const response = await deliver(event).catch(() => null);
    await response?.text();
    if (!response?.ok) undelivered.push(event);
  };
  const enqueue = (event: TestEvent): void => void (sending = sending.then(() => send(event)));
  return {
    heard: (event) => (isHeld ? void undelivered.push(event) : enqueue(event)),
    to(url, own = secret) {
      target = { url, secret: own };
      isHeld = false;
      undelivered.splice(0).forEach(enqueue);
    },
    hold: () => void (isHeld = true),
    undelivered,
    deliver,
    async settled() {
      for (let last: Promise<void> | null = null; last !== sending;) {
        last = sending;
        await last;
      }
    },
  };
};
