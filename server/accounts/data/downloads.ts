import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { FROM_THE_NEWEST, type Before } from '../../../core/contract/paging.ts';
import type { Queries } from '../../db/db.ts';
import type { PageLimit } from '../../db/newestFirst.ts';
import { tooManyRequests } from '../../limits/service.ts';
import type { AccountDependencies } from '../dependencies.ts';
import type { PersonalFeature } from './personalData.ts';

/** What is in memory of a download at a time: small, since all others wait the few milliseconds that reading it takes. */
const PAGE: PageLimit = { rows: 200, bytes: 256 * 1024 };

/** In milliseconds: what is said to who asks for a second download beside the first. */
const WAIT = 10_000;

type Dependencies = Pick<AccountDependencies, 'db' | 'log' | 'now' | 'personalData'>;

/**
 * Starts downloads of all that is kept about a person, as JSON that is written while it is read, a page at a time. One per
 * account: throws 429 for another beside it. `verify` throws when the account has gone meanwhile; then the stream ends with an
 * error.
 */
export const createDownloads = ({ db, log, now, personalData }: Dependencies) => {
  const underWay = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One page at a time, of whichever download, and between two of them everybody else. */
  const read = <T>(work: () => Queries<T>): Promise<T> => {
    const page = turn.then(() => db.read(work));
    turn = page.then(
      () => setImmediate(),
      () => setImmediate(),
    );
    return page;
  };

  async function* partsOf(userId: string, feature: PersonalFeature): AsyncGenerator<string> {
    if ('export' in feature) {
      yield JSON.stringify(await read(() => feature.export(userId)));
      return;
    }
    let separator = '[';
    for (let before: Before | null = FROM_THE_NEWEST; before !== null;) {
      const from: Before = before;
      const { items, next } = await read(() => feature.exportPage(userId, from, PAGE));
      if (items.length > 0) {
        yield separator + JSON.stringify(items).slice(1, -1);
        separator = ',';
      }
      before = next;
    }
    yield separator === '[' ? '[]' : ']';
  }

  async function* write(userId: string, verify: () => Promise<unknown>): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date(now()).toISOString())}`;
    for (const feature of personalData.features()) {
      yield `,${JSON.stringify(feature.name)}:`;
      yield* partsOf(userId, feature);
    }
    await verify();
    yield '}';
  }

  return (userId: string, verify: () => Promise<unknown>): Readable => {
    if (underWay.has(userId))
      throw tooManyRequests(WAIT, 'Your data is being collected already. Please wait for that file.');
    underWay.add(userId);
    const stream = Readable.from(write(userId, verify));
    stream.once('error', (error) => log.error({ reason: error.name }, 'a download broke off'));
    stream.once('close', () => underWay.delete(userId));
    return stream;
  };
};
