import { describe, expect, it } from 'vitest';
import { ackBeforeReply, dropParked, ignoreOwner, newKeyEachTry } from './testing/simulation/brokenVariants.ts';
import { findFault } from './testing/simulation/findFault.ts';
import { Device, noFaults, type DeviceParts } from './testing/simulation/device.ts';
import { newDisk } from './testing/memoryStore.ts';
import { newMutex } from './testing/clientParts.ts';
import { createRandom, turns, type Random } from './testing/random.ts';
import { fail, page, SimulatedServer } from './testing/simulation/server.ts';
import { newPost, Simulation, type Action } from './testing/simulation/simulation.ts';

// Each must hold in every run, and each must fail on a client that is broken (docs/proof.md R8, R9, R10, R11, R12).

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);
const long = process.env['LAMPSTAND_LONG'] === '1';

/** The faults of so many runs; each run has a seed of its own. */
const faultsOf = async (runs: number, run: (random: Random) => Promise<string | null>): Promise<string[]> => {
  const faults: string[] = [];
  for (let index = 0; index < runs; index++) {
    const fault = await run(createRandom(seed + index * 7919));
    if (fault) faults.push(`run ${index}: ${fault}`);
  }
  return faults;
};

const newDevice = (server: SimulatedServer, random: Random, parts: DeviceParts = {}, time = { elapsed: 0 }) => {
  const device = new Device(server, time, random, parts);
  device.session = 'Ann';
  return device;
};
const write = async (device: Device, count: number, owner = 'Ann') => {
  const { create, createPost } = device.outbox.writes;
  for (let n = 0; n < count; n++) {
    const content = `${n} of ${owner}`;
    // Every third is a post: one outbox sends both.
    await (n % 3 === 2 ? createPost(owner, newPost(content)) : create(owner, { title: 'T', content }));
  }
};
const contents = (server: SimulatedServer, owner = 'Ann') => [
  ...server.prayers(owner).map(({ content }) => content),
  ...server.posts(owner),
];
/** What the device shows its owner: prayers, and posts that wait. */
const shownOn = async (device: Device): Promise<string[]> => {
  const [journal, posts] = [await device.journal(), await device.posts()];
  if (journal === 'dead' || posts === 'dead') return [];
  return [...journal.map(({ prayer }) => prayer.content), ...posts.map(({ data }) => data.post.content)];
};
const eachOnce = (server: SimulatedServer, count: number, owner = 'Ann') => {
  const texts = contents(server, owner);
  if (texts.length === count && new Set(texts).size === count && texts.every((text) => text.endsWith(owner)))
    return null;
  return `${texts.length} rows, ${new Set(texts).size} texts, for ${count} prayers and posts of ${owner}`;
};

describe(`R8, devices that write offline and lose answers (LAMPSTAND_SEED=${seed})`, () => {
  const run = (parts: DeviceParts) => async (random: Random) => {
    const people = ['Ann'];
    const faults = { lostRequest: 5, lostReply: 30, twice: 5, nonsense: 5, death: 2 };
    const simulation = new Simulation({ seed: random.below(2 ** 31), devices: 3, people, faults, parts });
    const others: readonly Action[] = ['cycle', 'cycle', 'die', 'clock', 'online', 'pass'];
    for (let n = 0; n < 100; n++)
      for (let device = 0; device < 3; device++) {
        await simulation.step({ device, action: n % 3 === 2 ? 'post' : 'create', n });
        if (random.chance(30))
          await simulation.step({
            device: random.below(3),
            action: random.pick(others) ?? 'cycle',
            n: random.below(60),
          });
      }
    await simulation.struggle();
    await simulation.heal();
    const kept = simulation.savedTexts.size + simulation.keptPosts.size;
    if (kept < 200) return `only ${kept} of 300 were called saved`;
    return findFault(simulation, people);
  };

  it('3 devices, 100 prayers and posts each, 30 % of the answers lost: each exactly once, nothing waits a minute later', async () => {
    expect(await faultsOf(long ? 500 : 10, run({}))).toEqual([]);
  }, 600_000);

  it('detects a client that sends a new key with each try', async () => {
    expect((await faultsOf(3, run(newKeyEachTry(createRandom(1).uuid)))).length).toBe(3);
  }, 60_000);
});

describe('R9, several tabs that send one queue', () => {
  const run = (locked: boolean, keys: boolean) => async (random: Random) => {
    const server = new SimulatedServer({ keys });
    const [disk, postDisk] = [newDisk(), newDisk()];
    const mutex = newMutex();
    const tabs = Array.from({ length: 3 }, () =>
      newDevice(server, random, { disk, postDisk, ...(locked && { mutex }) }),
    );
    const [first] = tabs;
    if (!first) return 'no tab';
    await write(first, 100);
    await Promise.all(tabs.map((tab) => tab.cycle()));
    if (first.waiting() > 0) return `${first.waiting()} wait`;
    return eachOnce(server, 100);
  };

  it('two tabs and a service worker send the same 100: 100 rows', async () => {
    expect(await faultsOf(long ? 1000 : 20, run(true, true))).toEqual([]);
  }, 120_000);

  it('given no mutex, the unique ids alone prevent duplicates', async () => {
    expect(await faultsOf(long ? 50 : 10, run(false, true))).toEqual([]);
  }, 60_000);

  it('given neither mutex nor unique ids, there are duplicates', async () => {
    expect((await faultsOf(5, run(false, false))).length).toBe(5);
  });
});

/** The person finds what was refused, with the reason, and writes it anew. */
const mend = async (device: Device, poison: string): Promise<string | null> => {
  const [journal, posts] = [await device.journal(), await device.posts()];
  if (journal === 'dead' || posts === 'dead') return 'the device died';
  const prayer = journal.find((each) => each.prayer.content === poison);
  const post = posts.find(({ data }) => data.post.content === poison);
  const reason = prayer?.reason ?? post?.parked?.reason;
  if (reason !== 'It was bad_request.') return `it is ${prayer?.state ?? (post ? 'saved_here' : 'gone')}`;
  const { edit, replacePost } = device.outbox.writes;
  if (prayer) await edit('Ann', prayer.prayer.id, prayer.seen, { content: 'mended of Ann' });
  if (post) await replacePost('Ann', post.id, { ...post.data.post, content: 'mended of Ann' });
  return null;
};

describe('R10, one change that is refused for good', () => {
  const run = (status: number, parts: DeviceParts) => async (random: Random) => {
    const server = new SimulatedServer();
    const time = { elapsed: 0 };
    const device = newDevice(server, random, parts, time);
    await write(device, 50);
    const poison = `${random.below(50)} of Ann`;
    let tries = 0;
    server.intercept = ({ method, body }) => {
      if (method !== 'POST' || (body as { content: string }).content !== poison) return null;
      tries++;
      return fail(status, 'bad_request');
    };
    for (let cycle = 0; cycle < 5; cycle++) {
      await device.cycle();
      time.elapsed += 31_000;
    }
    if (contents(server).length !== 49) return `${contents(server).length} came through`;
    const fault = await mend(device, poison);
    if (fault) return fault;
    if (tries !== 1) return `it was tried ${tries} times`;
    await device.cycle();
    return eachOnce(server, 50) ?? (contents(server).includes('mended of Ann') ? null : 'the mended one is missing');
  };

  it.each([400, 402, 403, 404, 413, 422])(
    'one of 50 that is refused with %i is kept and shown; the others are saved',
    async (status) => {
      expect(await faultsOf(long ? 100 : 10, run(status, {}))).toEqual([]);
    },
    60_000,
  );

  it.each([
    [402, 'subscription_required'],
    [403, 'suspended'],
    [404, 'not_found'],
  ])('what is refused with %i %s goes once the person sends it again, and each is there once', async (status, code) => {
    const faults = await faultsOf(20, async (random) => {
      const server = new SimulatedServer();
      const device = newDevice(server, random);
      await write(device, 10);
      // Some were stored, and their answers lost, before the server began to refuse.
      device.faults = { ...noFaults, lostReply: 50 };
      await device.cycle();
      device.faults = noFaults;
      device.cycles.retryState.retryNow();
      server.intercept = ({ method }) => (method === 'GET' ? null : fail(status, code));
      await device.cycle();
      const shown = await device.journal();
      if (shown === 'dead') return 'the device died';
      const refused = shown.filter(({ state }) => state === 'needs_you');
      for (const { prayer, seen } of refused.slice(0, 2))
        await device.outbox.writes.edit('Ann', prayer.id, seen, { content: `new ${prayer.content}` });
      await device.cycle();
      server.intercept = () => null;
      await device.retryRefused();
      await device.cycle();
      return device.waiting() > 0 ? 'something waits' : eachOnce(server, 10);
    });
    expect(faults).toEqual([]);
  });

  it('detects a client that drops what is refused', async () => {
    expect((await faultsOf(5, run(400, dropParked))).length).toBe(5);
  });

  it('given one prayer that the server fails on every time, the others are saved', async () => {
    expect((await faultsOf(20, run(500, {}))).every((fault) => fault.includes('it is saved_here'))).toBe(true);
  });
});

describe('R11, responses of somebody else', () => {
  const answers = {
    401: fail(401, 'not_signed_in'),
    429: fail(429, 'too_many_requests', 20),
    503: fail(503, 'unavailable', 5),
    'a login page with 200': page(200),
    'a portal’s redirect': page(302),
    'a portal’s 511': page(511),
    'a proxy’s 402': page(402),
    'a proxy’s 403': page(403),
    'a proxy’s 404': page(404),
    'a proxy’s 422': page(422),
    'somebody’s JSON': { status: 200, body: '{"id":1,"revision":1}', retryAfter: null },
    'an empty 200': { status: 200, body: '', retryAfter: null },
    'a proxy’s 400': page(400),
  };
  const run = (answer: (typeof answers)[keyof typeof answers], parts: DeviceParts) => async (random: Random) => {
    const server = new SimulatedServer();
    const time = { elapsed: 0 };
    const device = newDevice(server, random, parts, time);
    await write(device, 10);
    let asked = 0;
    server.intercept = () => {
      asked++;
      return answer;
    };
    for (let second = 0; second < 600; second += 10) {
      await device.cycle();
      time.elapsed += 10_000;
    }
    if (device.waiting() !== 10) return `${device.waiting()} of 10 are kept`;
    if (asked > 300) return `asked ${asked} times in ten minutes`;
    server.intercept = () => null;
    for (let second = 0; second < 60; second += 10) {
      await device.cycle();
      time.elapsed += 10_000;
    }
    return device.waiting() > 0 ? 'still waiting a minute after' : eachOnce(server, 10);
  };

  it.each(Object.entries(answers))(
    '%s: everything is kept, not asked for again too soon, and saved after',
    async (_, answer) => {
      expect(await faultsOf(long ? 100 : 10, run(answer, {}))).toEqual([]);
    },
    60_000,
  );

  it('detects a client that does not wait for the reply', async () => {
    expect((await faultsOf(5, run(answers[503], ackBeforeReply))).length).toBe(5);
  });
});

describe('R12, another person on the same device', () => {
  const run = (parts: DeviceParts) => async (random: Random) => {
    const server = new SimulatedServer();
    const device = newDevice(server, random, parts);
    device.online = false;
    await write(device, 20);
    await device.cycle();
    device.session = 'Ben';
    device.online = true;
    device.cycles.retryState.retryNow();
    if ((await shownOn(device)).length > 0) return 'Ben sees what Ann wrote';
    await write(device, 3, 'Ben');
    if ((await shownOn(device)).length !== 3) return 'Ben does not see his own';
    await device.cycle();
    const fault = eachOnce(server, 3, 'Ben') ?? eachOnce(server, 0);
    if (fault) return fault;
    device.session = 'Ann';
    await device.cycle();
    const back = await device.journal();
    // Of the twenty six were posts, which are the feed's to show now.
    if (back === 'dead' || back.length !== 14 || back.some(({ state }) => state !== 'safe'))
      return 'Ann’s are not back';
    return eachOnce(server, 20) ?? eachOnce(server, 3, 'Ben');
  };

  it('A leaves 20, B signs in: B sees and sends none of them, and they return for A', async () => {
    expect(await faultsOf(long ? 50 : 10, run({}))).toEqual([]);
  });

  it('detects a client that ignores the owner', async () => {
    expect((await faultsOf(5, run(ignoreOwner))).length).toBe(5);
  });
});

describe('a server that went back to a backup', () => {
  it('is given back what it lost, by every device, once', async () => {
    const faults = await faultsOf(long ? 200 : 40, async (random) => {
      const people = ['Ann'];
      const simulation = new Simulation({ seed: random.below(2 ** 31), devices: 2, people, faults: noFaults });
      const some: readonly Action[] = ['create', 'create', 'edit', 'update', 'cycle', 'cycle', 'pass'];
      const live = async (steps: number) => {
        for (let n = 0; n < steps; n++)
          await simulation.step({ device: random.below(2), action: random.pick(some) ?? 'cycle', n: random.below(60) });
      };
      await live(20);
      const backup = simulation.server.backup();
      await live(30);
      // Nothing answers while it is being restored.
      simulation.server.intercept = () => page(502);
      await turns(5000);
      simulation.server.restore(backup);
      simulation.server.intercept = () => null;
      await simulation.step({ device: 0, action: 'pass', n: 39 });
      await simulation.heal();
      const texts = simulation.server
        .prayers('Ann')
        .flatMap(({ content, conflicts, updates }) => [
          content,
          ...[...conflicts, ...updates].map((each) => ('text' in each ? each.text : each.content)),
        ]);
      for (const [text, { replaced }] of simulation.savedTexts)
        if (!replaced && !texts.includes(text)) return `"${text}" is lost`;
      const waiting = simulation.devices.find(({ disk }) => disk.pendingPrayers.size > 0);
      return waiting ? 'something waits' : null;
    });
    expect(faults).toEqual([]);
  }, 60_000);
});
