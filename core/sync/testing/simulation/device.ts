import type { Clock } from '../../backoff.ts';
import type { RawResponse, Transport } from '../../protocol.ts';
import { createMemoryStore, newDisk, type MemoryDisk } from '../memoryStore.ts';
import { createLocalJournal, type LocalJournalMoves } from '../../local/localJournal.ts';
import { createOutbox, type Outbox } from '../../outbox.ts';
import type { CycleEnd } from '../../context.ts';
import { createCycles, type Mutex } from '../../cycle.ts';
import { newMutex } from '../clientParts.ts';
import { createPhotoSender } from '../../photos/sendPhotos.ts';
import type { PrayerStore } from '../../../journal/store.ts';
import { journalEntries, type JournalEntry } from '../../../journal/entries.ts';
import { combineStores } from '../../combinedStore.ts';
import { isPostItem, subjectOf, type PostItem } from '../../../journal/types.ts';
import { turns, type Random } from '../random.ts';
import { fail, page, type SimulatedServer } from './server.ts';

/** How often, in a hundred, something goes wrong on the way. */
export interface Faults {
  /** The request never arrives. */
  lostRequest: number;
  /** The server commits, the answer is lost. */
  lostReply: number;
  /** The request arrives twice. */
  twice: number;
  /** 503, 429, 500, our refusals, a café's page, JSON of somebody else. */
  nonsense: number;
  /** The device dies while a request is on its way, or while it writes to its disk. */
  death: number;
}

export const noFaults: Faults = { lostRequest: 0, lostReply: 0, twice: 0, nonsense: 0, death: 0 };

/** What a device can have of its own; also the ways to break an client on purpose. */
export interface DeviceParts {
  store?: (store: PrayerStore, disk: MemoryDisk) => PrayerStore;
  transport?: (transport: Transport) => Transport;
  mutex?: Mutex;
  photoMutex?: Mutex;
  /** Several tabs are several programs on one disk. */
  disk?: MemoryDisk;
  postDisk?: MemoryDisk;
}

/** Milliseconds since the simulation began: the same for all, unlike the devices' clocks. */
interface SimulatedTime {
  elapsed: number;
}

/** What a program that died never learns. A new one each time: one for all would hold on to everything that waited. */
const never = () => new Promise<never>(() => undefined);

/** Who is dead waits for ever, and holds up nobody. */
const whenFreeOf =
  (mutex: Mutex, alive: () => boolean) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      if (!alive()) return never();
      const done = await mutex(work);
      if (done !== 'busy') return done;
      await turns(1);
    }
  };

/** A phone: a disk that survives, a clock that is wrong, a session, and a program that may die at any moment. */
export class Device {
  readonly disk: MemoryDisk;
  /** Where posts wait. */
  readonly postDisk: MemoryDisk;
  online = true;
  skew = 0;
  session: string | null = null;
  faults = noFaults;
  outbox!: Outbox;
  cycles!: ReturnType<typeof createCycles>;
  photos!: ReturnType<typeof createPhotoSender>;
  private moves!: LocalJournalMoves;
  private store!: PrayerStore;
  private life = 0;
  private died: () => void = () => undefined;
  private dead: Promise<void> = never();
  private readonly server: SimulatedServer;
  private readonly time: SimulatedTime;
  private readonly random: Random;
  private readonly parts: DeviceParts;
  private readonly uuid: () => string;

  constructor(
    server: SimulatedServer,
    time: SimulatedTime,
    random: Random,
    parts: DeviceParts = {},
    uuid: () => string = random.uuid,
  ) {
    this.server = server;
    this.time = time;
    this.random = random;
    this.parts = parts;
    this.disk = parts.disk ?? newDisk();
    this.postDisk = parts.postDisk ?? newDisk();
    this.uuid = uuid;
    this.boot();
  }

  /** Ends the program at once and starts it again: what it was doing stays undone. */
  die(): void {
    this.died();
    this.boot();
  }

  private boot(): void {
    const life = ++this.life;
    this.dead = new Promise((resolve) => (this.died = resolve));
    const alive = () => this.life === life;
    const open = (disk: MemoryDisk) => {
      const store = this.mortal(createMemoryStore(disk), alive);
      return this.parts.store ? this.parts.store(store, disk) : store;
    };
    this.store = combineStores(open(this.disk), open(this.postDisk));
    const transport = this.transport(alive);
    const clock: Clock = { now: () => this.server.now + this.skew, elapsed: () => this.time.elapsed };
    const changed = () => undefined;
    this.outbox = createOutbox({ store: this.store, clock, uuid: this.uuid, changed });
    const mutex = this.parts.mutex ?? newMutex();
    const { store, outbox } = this;
    const whenFree = whenFreeOf(mutex, alive);
    // Without a lock, as where there is no cryptography.
    const lock = {
      store,
      openOther: async () => ({ end: 'open' as const, store }),
      lockLike: async () => ({ store, lock: null }),
      remove: async () => undefined,
    };
    this.moves = createLocalJournal({ disk: store, lock, outbox, clock, now: clock.now, whenFree, changed }).moves;
    const sending = new Set<string>();
    const parts = {
      store: this.store,
      transport: this.parts.transport ? this.parts.transport(transport) : transport,
      clock,
      random: this.random,
      changed,
    };
    this.cycles = createCycles({ ...parts, outbox: this.outbox, mutex, sending });
    const photoMutex = this.parts.photoMutex ?? newMutex();
    this.photos = createPhotoSender({ ...parts, photoMutex, whenFree }, sending);
  }

  /** A store whose callers may die before or after a write takes effect, but never between. */
  private mortal(store: PrayerStore, alive: () => boolean): PrayerStore {
    const read = async <T>(value: () => Promise<T>): Promise<T> => {
      await turns(this.random.below(3));
      return alive() ? value() : never();
    };
    return {
      commit: async (batch) => {
        await turns(this.random.below(4));
        if (this.random.chance(this.faults.death / 2)) this.die();
        if (!alive()) return never();
        await store.commit(batch);
        if (this.random.chance(this.faults.death / 2)) this.die();
        return alive() ? undefined : never();
      },
      pending: (owner) => read(() => store.pending(owner)),
      prayers: (owner) => read(() => store.prayers(owner)),
      find: (owner, ids) => read(() => store.find(owner, ids)),
      cached: (key) => read(() => store.cached(key)),
      cachedKeys: (prefix) => read(() => store.cachedKeys(prefix)),
      counts: () => read(() => store.counts()),
      clear: (owner, what) => read(() => store.clear(owner, what)),
    };
  }

  private transport(alive: () => boolean): Transport {
    const { random } = this;
    return async (request) => {
      const { faults } = this;
      await turns(random.below(9));
      // The cookie goes out with the request: who is signed in at that moment is who asks.
      const { session } = this;
      if (random.chance(faults.death)) this.die();
      if (!alive()) return never();
      if (!this.online || random.chance(faults.lostRequest)) throw new Error('no connection');
      if (random.chance(faults.nonsense)) return random.pick(nonsense) ?? page(200);
      let answer = this.server.handle(session, request);
      if (random.chance(faults.twice)) {
        await turns(random.below(9));
        const second = this.server.handle(session, request);
        if (random.chance(50)) answer = second;
      }
      await turns(random.below(9));
      if (random.chance(faults.death)) this.die();
      if (!alive()) return never();
      if (random.chance(faults.lostReply)) throw new Error('the answer was lost');
      return answer;
    };
  }

  /** One cycle for who is signed in; ended by death, too. */
  async cycle(): Promise<CycleEnd | 'dead' | 'idle'> {
    const owner = this.session;
    if (owner === null) return 'idle';
    return this.whileAlive(this.cycles.run(owner, () => this.session === owner));
  }

  /** What the scheduler does beside the cycles: sends the photos of who is signed in. */
  async sendPhotos(): Promise<'dead' | 'idle' | void> {
    const owner = this.session;
    if (owner === null) return 'idle';
    return this.whileAlive(this.photos.run(owner, () => this.session === owner));
  }

  /** Of whoever is signed in, or the one without an account. */
  async journal(owner = this.session ?? ''): Promise<JournalEntry[] | 'dead'> {
    return this.whileAlive(
      (async () => {
        const pending = await this.store.pending(owner);
        return journalEntries(await this.store.prayers(owner), pending, this.cycles.sending);
      })(),
    );
  }

  /** The person signs out, and a copy stays: what was for the account alone goes. */
  async keepCopy(): Promise<void> {
    const owner = this.session ?? '';
    await this.moves.keepCopy(owner);
    await this.store.clear(owner, 'synced');
    this.session = null;
  }

  /** Whoever is signed in takes along what is here without an account. */
  async takeAlong(): Promise<void> {
    await this.moves.takeAlong(this.session ?? '');
  }

  /** The posts of whoever is signed in that wait here. */
  async posts(): Promise<PostItem[] | 'dead'> {
    return this.whileAlive(this.store.pending(this.session ?? '').then((items) => items.filter(isPostItem)));
  }

  /** How many items wait on the device, whoever owns them. */
  waiting(): number {
    return this.disk.pendingPrayers.size + this.postDisk.pendingPrayers.size;
  }

  /** The person finds what was refused, and sends it again as it is. */
  async retryRefused(): Promise<void | 'dead'> {
    const owner = this.session ?? '';
    const retry = async () => {
      const refused = (await this.store.pending(owner)).filter(({ parked }) => parked !== null);
      for (const subject of new Set(refused.map(subjectOf))) await this.outbox.writes.retry(owner, subject);
    };
    return this.whileAlive(retry());
  }

  /** Settles as `dead` when the program dies first: then nobody was told anything. */
  whileAlive<T>(work: Promise<T>): Promise<T | 'dead'> {
    return Promise.race([work, this.dead.then(() => 'dead' as const)]);
  }
}

const nonsense: readonly RawResponse[] = [
  fail(503, 'unavailable', 5),
  fail(429, 'too_many_requests'),
  fail(402, 'subscription_required'),
  fail(403, 'forbidden'),
  fail(404, 'not_found'),
  fail(500, 'internal'),
  page(200),
  page(403),
  page(404),
  page(511),
  { status: 200, body: '{"ok":true}', retryAfter: null },
  { status: 200, body: '', retryAfter: null },
  { status: 302, body: '', retryAfter: null },
];
