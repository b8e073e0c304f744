import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Brand } from '../../core/contract/content.ts';
import type { Db, Queries } from '../db/db.ts';
import { takeTurn } from '../limits/service.ts';
import { renderEmail, type EmailContent, type Written } from './emailLayout.ts';
import { claimNext, erase, insert, isAhead, isWaiting, postpone, remove, type OutboxRow } from './store.ts';

/** A finished mail. `id` stays the same over all tries, so that a receiver can tell a repeat from a new one. */
export interface Mail extends Written {
  id: string;
  /** As MAIL_FROM has it, or in parts, which are encoded. */
  from: string | { name: string; address: string };
  to: string;
}

export type { EmailContent };

/** Hands a mail over for good. Throws MailRefused when it will never be taken, anything else when it may be later. */
export interface Transport {
  send(mail: Mail): Promise<void>;
  /** Removes what it keeps of mails to somebody (`recipientKey`), where it keeps mails. */
  forget?(recipient: string): Promise<void>;
}

/** The receiving side said no for good: no such mailbox, for example. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** Writes the mail when it is about to be sent; null when there is no longer a reason to send it. */
export type MailTemplate = (recipient: string, data: unknown) => Promise<{ to: string; content: EmailContent } | null>;

export type MailService = ReturnType<typeof createMail>;

/** Notes a mail in the transaction of what it tells of: it is sent if and only if that was stored. */
export function* enqueueMail(kind: string, to: string, data: object, now: number): Queries<void> {
  yield* insert({ id: randomUUID(), kind, to, data: JSON.stringify(data), createdAt: now, sendAt: now });
}

/** How often somebody gets a mail of a kind that stands for all that happened since the last one. */
interface Gathering {
  kind: string;
  to: string;
  /** In milliseconds. */
  window: number;
}

/**
 * Notes a mail that says only that there is something to look at, at most one per window: the first leaves at once, and one more when
 * the window is over, if anything happened meanwhile.
 */
export function* enqueueMailOncePer({ kind, to, window }: Gathering, now: number): Queries<void> {
  // Also while the mail server can't be reached.
  if (yield* isAhead(kind, to, now)) return;
  const sendAt = yield* takeTurn(`mail:${kind}:${recipientKey(to)}`, window, now);
  if (sendAt !== null) yield* insert({ id: randomUUID(), kind, to, data: '{}', createdAt: now, sendAt });
}

/** An address in a word that does not say it. */
export const recipientKey = (to: string): string =>
  createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 32);

/** The row that has the transport forget somebody, once the account is gone for good. */
const FORGET = 'forget';

/** Forgets what is still to be sent to an address and what was, as far as it is kept here, for accounts that are deleted. */
export function* eraseMail(to: string): Queries<void> {
  yield* erase(to);
  yield* insert({
    id: randomUUID(),
    kind: FORGET,
    to: '',
    data: JSON.stringify(recipientKey(to)),
    createdAt: 0,
    sendAt: 0,
  });
}

const MINUTE = 60_000;
/** How long one process may take over one mail before another tries it. */
const LEASE = 5 * MINUTE;
/** After this many tries (a day and a half) a mail is given up. */
const MAX_TRIES = 14;

/** 1, 2, 4 … minutes, at most 3 hours. */
const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 180) * MINUTE;

interface Dependencies {
  db: Db;
  transport: Transport;
  brand: () => Brand;
  /** Who mails are from, where it is not the name and the support address of the moment. */
  from?: string | undefined;
  log: Logger;
  now: () => number;
}

export const createMail = ({ db, transport, brand, from, log, now }: Dependencies) => {
  const composers = new Map<string, MailTemplate>();

  const deliver = async (row: OutboxRow): Promise<boolean> => {
    if (row.kind === FORGET) await transport.forget?.(JSON.parse(row.data) as string);
    const message = await composers.get(row.kind)?.(row.recipient, JSON.parse(row.data));
    if (message) {
      const { name, supportEmail: address } = brand();
      const written = renderEmail(message.content, brand());
      await transport.send({ id: row.id, from: from ?? { name, address }, to: message.to, ...written });
    }
    await db.write(() => remove(row.id));
    return Boolean(message);
  };

  const settleFailure = async (row: OutboxRow, error: unknown): Promise<void> => {
    const reason = error instanceof Error ? error.name : 'unknown';
    const hopeless = error instanceof MailRefused || row.tries >= MAX_TRIES;
    // Never the address or the text: the id finds the row.
    log.warn({ mail: row.id, kind: row.kind, tries: row.tries, reason, hopeless }, 'mail was not sent');
    await db.write(() => (hopeless ? remove(row.id) : postpone(row.id, now() + waitAfter(row.tries))));
  };

  return {
    /** Who writes mails of a kind. */
    registerTemplate: (kind: string, composer: MailTemplate) => void composers.set(kind, composer),
    /** Sends what is due and gives the number of mails sent. Several processes may do so at once. */
    async drain(isStopping = () => false): Promise<number> {
      let sent = 0;
      // The read costs nothing; the claim is a write, and there is usually nothing to claim.
      while (!isStopping() && (await db.read(() => isWaiting(now())))) {
        const claim = randomUUID();
        const row = await db.write(() => claimNext(claim, now(), now() + LEASE));
        if (!row) break;
        try {
          if (await deliver(row)) sent += 1;
        } catch (error) {
          await settleFailure(row, error);
        }
      }
      return sent;
    },
  };
};
