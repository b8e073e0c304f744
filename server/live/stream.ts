import { Readable } from 'node:stream';
import { everythingChanged, prepare, type PreparedMessage } from './service.ts';
import { mayHear, type Rights } from './rights.ts';

/** How often a stream says that it is there, and asks whether it may go on, in milliseconds. */
const HEARTBEAT = 25_000;
/** When it asks again after a question that failed, in milliseconds. */
const ASK_AGAIN = 1_000;
/** How long a stream may take to send its last bytes, in milliseconds. */
const ENDING = 1_000;
/** Bytes and messages that wait for one listener; who reads no faster is closed, and asks for everything when back. */
const MAX_BYTES = 64 * 1024;
const MAX_WAITING = 200;

/** How soon a browser comes back, in milliseconds, spread so that a restart does not bring all of them at once. */
const retryTime = () => 1_000 + Math.floor(Math.random() * 4_000);

const everything = prepare(everythingChanged);
const heartbeat = Buffer.from(':\n\n');

/** What may be heard now, and until when by time alone (milliseconds since 1970); null when nothing may be any more. */
type Ask = () => Promise<{ rights: Rights; until: number } | null>;

/** One open stream: what it hears is asked for again and again, and nothing is sent while nobody knows. */
export class LiveStream {
  readonly body = new Readable({ read: () => undefined });
  readonly userId: string;
  private readonly ask: Ask;
  private readonly now: () => number;
  private readonly missed: PreparedMessage;
  /** Null while it is being asked for. */
  private rights: Rights | null = null;
  private waiting: PreparedMessage[] = [];
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;

  constructor(userId: string, ask: Ask, now: () => number, isReconnected: boolean) {
    this.userId = userId;
    this.missed = prepare({ kind: 'refresh', listeners: { to: 'user', userId } });
    this.ask = ask;
    this.now = now;
    this.body.once('close', () => clearTimeout(this.timer));
    // The id never changes: a browser that comes back sends it, and is told that it may have missed something.
    this.body.push(`:\nretry: ${retryTime()}\nid: 1\n\n`);
    if (isReconnected) this.hear(this.missed);
  }

  hear(prepared: PreparedMessage): void {
    if (this.rights) {
      if (mayHear(this.rights, prepared.message)) this.send(prepared.text);
    } else if (this.waiting.length < MAX_WAITING) this.waiting.push(prepared);
    else this.waiting = [this.missed];
  }

  /** Whoever may hear of others asks for everything again: `missed` where this listener's own may be among it. */
  refresh(what: 'changed' | 'missed'): void {
    this.hear(what === 'missed' ? this.missed : everything);
  }

  /** Until it has asked what may be heard now, what happens waits. */
  doubt(): void {
    clearTimeout(this.timer);
    this.rights = null;
    this.asked += 1;
  }

  /** Asks what may be heard now, where that is not known. */
  async checkIfInDoubt(): Promise<void> {
    if (!this.rights && !this.body.destroyed) await this.check();
  }

  /** Asks what may be heard now; until that is known, what happens waits. Ends where nothing may be. */
  async check(): Promise<void> {
    this.doubt();
    const turn = this.asked;
    const isOver = () => turn !== this.asked || this.body.destroyed;
    try {
      const answer = await this.ask();
      if (isOver()) return;
      if (!answer) this.end();
      else this.goOn(answer.rights, answer.until);
    } catch {
      if (!isOver()) this.checkIn(ASK_AGAIN);
    }
  }

  /** Closes at once. */
  destroy(): void {
    this.body.destroy();
  }

  private goOn(rights: Rights, until: number): void {
    this.rights = rights;
    const late = this.waiting;
    this.waiting = [];
    for (const prepared of late) this.hear(prepared);
    this.checkIn(Math.min(HEARTBEAT, Math.max(0, until - this.now())));
  }

  private checkIn(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.send(heartbeat);
      void this.check();
    }, milliseconds);
  }

  private send(text: Buffer): void {
    if (this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > MAX_BYTES) this.destroy();
  }

  private end(): void {
    this.asked += 1;
    this.body.push(null);
    // Who does not even read the end is cut off.
    this.timer = setTimeout(() => this.destroy(), ENDING);
  }
}
