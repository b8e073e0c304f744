import type { LiveStream } from './stream.ts';

/** Streams of one account: a few browsers, each with one; the oldest goes. */
const PER_ACCOUNT = 10;

/** The open streams of this process. */
export class Registry {
  private readonly byUser = new Map<string, Set<LiveStream>>();
  count = 0;

  all(): LiveStream[] {
    return [...this.byUser.values()].flatMap((each) => [...each]);
  }

  of(userId: string): Iterable<LiveStream> {
    return this.byUser.get(userId) ?? [];
  }

  /** Keeps it until it closes. */
  add(stream: LiveStream): void {
    const { userId } = stream;
    const theirs = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, theirs.add(stream));
    this.count += 1;
    stream.body.once('close', () => {
      theirs.delete(stream);
      this.count -= 1;
      if (theirs.size === 0 && this.byUser.get(userId) === theirs) this.byUser.delete(userId);
    });
    const [oldest] = theirs;
    if (theirs.size > PER_ACCOUNT) oldest?.destroy();
  }
}
