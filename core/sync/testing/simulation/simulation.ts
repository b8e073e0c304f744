import type { Prayer } from '../../../contract/journal.ts';
import type { NewPost } from '../../../contract/posts.ts';
import { LOCAL_OWNER } from '../../../journal/local/localOwner.ts';
import { Device, type DeviceParts, type Faults } from './device.ts';
import { createRandom, turns, type Random } from '../random.ts';
import { SimulatedServer } from './server.ts';

export type Action =
  | 'create'
  | 'post'
  | 'deletePost'
  | 'edit'
  | 'update'
  | 'answer'
  | 'delete'
  | 'choose'
  | 'photo'
  | 'takePhoto'
  | 'cycle'
  | 'die'
  | 'clock'
  | 'pass'
  | 'online'
  | 'sign'
  /** What the device's own person does in the journal without an account; from now on, of what is in it. */
  | 'writeHere'
  | 'editHere'
  | 'deleteHere'
  /** They sign out and keep a copy; they take along what is here. */
  | 'keepCopy'
  | 'takeAlong';

export interface Step {
  device: number;
  action: Action;
  /** Whatever the action needs a number for. */
  n: number;
}

export interface SimulationSettings {
  seed: number;
  devices: number;
  people: readonly string[];
  faults: Faults;
  parts?: DeviceParts;
  keys?: boolean;
  remembersDeleted?: boolean;
  uuid?: (random: Random) => string;
}

/** A text that somebody was told is saved. */
interface SavedText {
  owner: string;
  /** Somebody who saw it replaced or deleted it. */
  replaced: boolean;
}

const PHOTO_WAIT = 16 * 60_000;

/** Devices, a server and people who write on them, and the memory of everything that was called saved. */
export class Simulation {
  readonly server: SimulatedServer;
  readonly devices: Device[];
  readonly time = { elapsed: 0 };
  readonly savedTexts = new Map<string, SavedText>();
  /** Posts that somebody was told are kept, by their text: whose they are. */
  readonly keptPosts = new Map<string, string>();
  /** Posts that their author has deleted. */
  readonly deletedPosts = new Set<string>();
  /** People of whom a copy without an account was made and not taken back yet. */
  private readonly withCopy = new Set<string>();
  /** Those who wrote in the account beside such a copy, which can't have seen it. */
  readonly wroteBesideCopy = new Set<string>();
  /** What was done about each prayer's photo, and whether somebody was told that it was: null for one that was taken off. */
  readonly photoChanges = new Map<string, { data: string | null; kept: boolean }[]>();
  private readonly random: Random;
  private readonly settings: SimulationSettings;
  private readonly running: Promise<unknown>[] = [];
  private written = 0;

  constructor(settings: SimulationSettings) {
    this.settings = settings;
    this.random = createRandom(settings.seed);
    this.server = new SimulatedServer(settings);
    const { random } = this;
    const uuid = settings.uuid ? () => settings.uuid?.(random) ?? random.uuid() : random.uuid;
    this.devices = Array.from({ length: settings.devices }, () => {
      const device = new Device(this.server, this.time, random, settings.parts, uuid);
      device.session = settings.people[0] ?? null;
      device.faults = settings.faults;
      return device;
    });
  }

  /** Does one thing on one device, and lets what is under way go on a little. */
  async step({ device: which, action, n }: Step): Promise<void> {
    const device = this.devices[which % this.devices.length];
    if (!device) return;
    if (action === 'cycle') {
      if (n % 4 > 0) {
        device.cycles.retryState.retryNow();
        device.photos.retryNow();
      }
      const cycle = device.cycle();
      this.running.push(cycle, device.sendPhotos());
      // Some end before the next thing happens, others go on beside it.
      if (n % 2 === 0) await cycle;
    }
    if (action === 'die') device.die();
    else if (action === 'clock') device.skew += ((n % 5) - 2) * 12 * 60 * 60 * 1000;
    else if (action === 'pass') this.pass(1000 * (n % 40));
    else if (action === 'online') device.online = n % 4 > 0;
    else if (action === 'sign')
      device.session = n % 7 === 0 ? null : (this.settings.people[n % this.settings.people.length] ?? null);
    else if (action === 'keepCopy' || action === 'takeAlong') await this.move(device, action);
    else if (action.endsWith('Here')) await this.write(device, action, n, LOCAL_OWNER);
    else if (action !== 'cycle') await this.write(device, action, n);
    await turns(this.random.below(40));
  }

  private pass(ms: number): void {
    this.time.elapsed += ms;
    this.server.now += ms;
  }

  /** Whose the journal without an account is: of one person of each device, and never taken along by another. */
  private personOf(device: Device): string {
    return this.settings.people[this.devices.indexOf(device) % this.settings.people.length] ?? '';
  }

  private async move(device: Device, action: 'keepCopy' | 'takeAlong'): Promise<void> {
    const person = this.personOf(device);
    if (device.session !== person) return;
    if (action === 'keepCopy') this.withCopy.add(person);
    const end = await device.whileAlive(
      (action === 'keepCopy' ? device.keepCopy() : device.takeAlong()).catch(() => 'dead' as const),
    );
    if (action === 'takeAlong' && end !== 'dead') this.withCopy.delete(person);
  }

  private async write(device: Device, action: Action, n: number, journalOf = device.session): Promise<void> {
    if (journalOf === null) return;
    const owner = journalOf === LOCAL_OWNER ? this.personOf(device) : journalOf;
    const text = `text ${++this.written} of ${owner}`;
    const saved = () => this.savedTexts.set(text, { owner, replaced: false });
    if (journalOf !== LOCAL_OWNER && this.withCopy.has(owner)) this.wroteBesideCopy.add(owner);
    if (action === 'create' || action === 'writeHere') {
      const done = await device.whileAlive(
        device.outbox.writes.create(journalOf, { title: 'A title', content: text }).catch(() => 'dead' as const),
      );
      // Who saw the program die before it said "saved" knows nothing, and either is right.
      if (done !== 'dead') saved();
      return;
    }
    if (action === 'post') {
      const done = await device.whileAlive(
        device.outbox.writes.createPost(owner, newPost(text)).catch(() => 'dead' as const),
      );
      if (done !== 'dead') this.keptPosts.set(text, owner);
      return;
    }
    if (action === 'deletePost') {
      const deleted = this.server.deletePost(owner, n);
      if (deleted !== null) this.deletedPosts.add(deleted);
      return;
    }
    const journal = await device.journal(journalOf);
    if (journal === 'dead' || journal.length === 0) return;
    const entry = journal[n % journal.length];
    if (!entry) return;
    const { prayer, seen } = entry;
    if (action === 'photo' || action === 'takePhoto') return this.changePhoto(device, owner, prayer.id, action);
    const [copy] = prayer.conflicts;
    const update = { id: `u-${this.written}`, text, createdAt: prayer.createdAt };
    const edits = {
      edit: { content: text },
      editHere: { content: text },
      update: { addUpdates: [update] },
      answer: { answeredAt: prayer.createdAt, answerStory: text },
      choose: copy && { content: copy.content, dropConflicts: [copy.id] },
    };
    // Between reading and saving others may write: the person has seen what they had on the screen.
    await turns(this.random.below(6));
    const isDelete = action === 'delete' || action === 'deleteHere';
    const set = isDelete ? null : edits[action as keyof typeof edits];
    if (set === undefined) return;
    const work =
      set === null
        ? device.outbox.writes.remove(journalOf, prayer.id, seen)
        : device.outbox.writes.edit(journalOf, prayer.id, seen, set);
    // From here on it may take effect, whether or not the person hears of it.
    const replaced = isDelete
      ? textsOf(prayer)
      : action === 'edit' || action === 'editHere' || action === 'choose'
        ? [prayer.content]
        : action === 'answer' && prayer.answerStory
          ? [prayer.answerStory]
          : [];
    const end = await device.whileAlive(work.catch(() => 'dead' as const));
    for (const each of replaced)
      if (this.savedTexts.has(each) && !(action === 'choose' && each === copy?.content))
        this.savedTexts.set(each, { owner, replaced: true });
    if (end !== 'dead' && !isDelete && action !== 'choose') saved();
  }

  private async changePhoto(device: Device, owner: string, prayerId: string, action: 'photo' | 'takePhoto') {
    const data = action === 'photo' ? `photo ${++this.written} of ${owner}` : null;
    const change = { data, kept: false };
    this.photoChanges.set(prayerId, [...(this.photoChanges.get(prayerId) ?? []), change]);
    const photo = data === null ? null : { type: 'image/webp', data, width: 4, height: 3 };
    const end = await device.whileAlive(
      device.outbox.writes.setPhoto(owner, prayerId, photo).catch(() => 'dead' as const),
    );
    change.kept = end !== 'dead';
  }

  /** Everybody sends while nothing works well, and people come and go. */
  async struggle(): Promise<void> {
    for (const device of this.devices) device.online = true;
    for (let round = 0; round < 6; round++) {
      for (const [index, device] of this.devices.entries()) {
        device.session = this.settings.people[(round + index) % this.settings.people.length] ?? null;
        await this.step({ device: index, action: 'cycle', n: this.random.below(60) });
      }
      this.pass(8000);
    }
  }

  /** Everything works again: does each device come into step, for each person, within a minute? */
  async heal(): Promise<void> {
    await Promise.all(this.running);
    for (const device of this.devices) {
      device.faults = { ...device.faults, lostRequest: 0, lostReply: 0, twice: 0, nonsense: 0, death: 0 };
      device.online = true;
    }
    for (const device of this.devices) {
      device.session = this.personOf(device);
      await untilDone(() => device.whileAlive(device.takeAlong()));
    }
    // As long as a photo waits for a server that seems to know none.
    if (this.photoChanges.size > 0) this.pass(PHOTO_WAIT);
    for (const person of this.settings.people) {
      for (const device of this.devices) device.session = person;
      for (const device of this.devices) await untilDone(() => device.retryRefused());
      for (let second = 0; second <= 60; second += 5) {
        for (const device of this.devices) {
          await device.cycle();
          await device.sendPhotos();
        }
        this.pass(5000);
      }
    }
  }
}

/** A request from before, which nobody waited for, may still have the program die: then the person does it again. */
const untilDone = async (work: () => Promise<unknown>): Promise<void> => {
  while ((await work()) === 'dead');
};

export const newPost = (content: string): NewPost => ({
  content,
  postType: 'general',
  audience: 'everyone',
  anonymous: false,
  tags: [],
  imageAlt: '',
  confirmed: false,
});

export const textsOf = (prayer: Prayer): string[] => [
  prayer.content,
  ...prayer.conflicts.map(({ content }) => content),
  ...prayer.updates.map(({ text }) => text),
  ...(prayer.answerStory ? [prayer.answerStory] : []),
];
