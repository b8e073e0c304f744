import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A way for processes on one database to tell each other what happened. What is sent while it is broken is sent late. */
export interface Channel {
  /** Tells the other processes, soon, and never this one: a few hundred bytes at most. Equal texts that wait are told once. */
  send(text: string): void;
  close(): void;
}

export interface ChannelListener {
  received(text: string): void;
  /** Others may have told something that did not arrive here. */
  missed(): void;
}

/** What is sent within so many milliseconds goes as one. */
const GATHER = 50;
/** Bytes of one notification: PostgreSQL takes fewer than 8,000. */
const MAX_PAYLOAD = 7_900;
/** Bytes of it around the texts. */
const ENVELOPE = 100;
/** Milliseconds for connecting, and for one notification. */
const TIMEOUT = 5_000;
/** How many texts wait for a broken connection; of what comes after them, the others are told that they missed something. */
const MAX_WAITING = 5_000;
/** Between two tries to connect, in milliseconds. */
const backoff = { first: 250, max: 10_000 };

/** One notification: texts of one process, or null for some that were lost. */
interface Payload {
  from: string;
  texts: string[] | null;
}

/** Takes texts out from the front, as many as one notification holds. */
const takePayload = (waiting: Set<string>): string[] => {
  const texts: string[] = [];
  let size = ENVELOPE;
  for (const text of waiting) {
    size += Buffer.byteLength(JSON.stringify(text)) + 1;
    if (size > MAX_PAYLOAD && texts.length > 0) break;
    texts.push(text);
    waiting.delete(text);
  }
  return texts;
};

/**
 * By LISTEN and NOTIFY on a connection of its own: a notification within a transaction would hold up every commit, since
 * PostgreSQL lets those through one at a time.
 */
export class PostgresChannel implements Channel {
  private readonly from = randomUUID();
  private readonly connectionString: string;
  private readonly name: string;
  private readonly listener: ChannelListener;
  private client: pg.Client | null = null;
  private isClosed = false;
  private waiting = new Set<string>();
  private isLost = false;
  private isSending = false;
  private wait: number = backoff.first;
  private timer: NodeJS.Timeout | undefined;

  /** `name` is ours, never anybody's input. */
  constructor(connectionString: string, name: string, listener: ChannelListener) {
    this.connectionString = connectionString;
    this.name = name;
    this.listener = listener;
    void this.connect();
  }

  send(text: string): void {
    if (this.isClosed) return;
    // Equal ones that wait are one, where the last of them stands: what had to be told before it still is.
    this.waiting.delete(text);
    if (this.waiting.size < MAX_WAITING) this.waiting.add(text);
    else this.isLost = true;
    this.timer ??= setTimeout(() => void this.sendAll(), GATHER);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    if (this.client) end(this.client);
  }

  private async connect(): Promise<void> {
    const { connectionString, name } = this;
    const client = new pg.Client({
      connectionString,
      application_name: name,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    client.on('error', () => this.replace(client));
    client.on('end', () => this.replace(client));
    client.on('notification', ({ payload = '' }) => this.receive(JSON.parse(payload) as Payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${name}`);
    } catch {
      end(client);
      this.tryAgain();
      return;
    }
    if (this.isClosed) return end(client);
    this.client = client;
    this.wait = backoff.first;
    this.listener.missed();
    void this.sendAll();
  }

  private replace(broken: pg.Client): void {
    if (this.client !== broken) return;
    this.client = null;
    end(broken);
    this.tryAgain();
  }

  private tryAgain(): void {
    const connect = () => {
      if (!this.isClosed) void this.connect();
    };
    setTimeout(connect, this.wait).unref();
    this.wait = Math.min(this.wait * 2, backoff.max);
  }

  private receive({ from, texts }: Payload): void {
    if (from === this.from) return;
    if (texts === null) this.listener.missed();
    else for (const text of texts) this.listener.received(text);
  }

  private async sendAll(): Promise<void> {
    this.timer = undefined;
    const to = this.client;
    if (this.isSending || !to) return;
    this.isSending = true;
    // Out of what waits: an equal text that comes meanwhile has to be sent again. Null is that some were lost.
    let sending: string[] | null = [];
    try {
      while (this.isLost || this.waiting.size > 0) {
        sending = this.isLost ? null : takePayload(this.waiting);
        this.isLost = false;
        await this.notify(to, sending);
      }
    } catch {
      if (sending === null) this.isLost = true;
      else this.waiting = new Set([...sending.filter((text) => !this.waiting.has(text)), ...this.waiting]);
      this.replace(to);
    }
    this.isSending = false;
    // Another connection came in the meantime.
    if (this.client && this.client !== to) void this.sendAll();
  }

  private notify(to: pg.Client, texts: Payload['texts']): Promise<unknown> {
    const payload: Payload = { from: this.from, texts };
    return to.query('SELECT pg_notify($1, $2)', [this.name, JSON.stringify(payload)]);
  }
}

const end = (client: pg.Client): void => void client.end().catch(() => undefined);
