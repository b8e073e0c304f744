import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEncoder, readHead } from '../../../content/learning/encoderFiles.ts';
import { createSentenceClassifier } from '../../../core/encoder/sentenceClassifier.ts';
import { createMatcher } from '../../../core/matching/matcher.ts';
import type { Matcher } from '../../../core/matching/types.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { paths } from '../../paths.ts';
import { openSentenceMatcher, type SentenceMatcher } from './sentenceMatcher.ts';

const MINUTE = 60_000;

/** Texts that the encoder understands otherwise than the words alone: some of them, whatever the classifiers learn next. */
const texts = [
  'lonely in my marriage',
  'we fight about the dishes every night',
  'fear of hell',
  'age gap relationship',
  'anniversary of his death',
  'how do i stop impulse buying',
];

let server: TestServer;
let withEncoder: Matcher;
let withoutEncoder: Matcher;
let people = 0;
const ask = async (query: string, at = server) => {
  const visitor = at.visitor({ account: `reader-${++people}:admin` });
  const { status, data } = await visitor.call('wisdomSearch', { body: { query } });
  expect(status).toBe(200);
  return data.match;
};

beforeAll(async () => {
  server = await startServer();
  const { library } = server;
  const sentenceClassifier = createSentenceClassifier({ ...readEncoder(), head: readHead() });
  withEncoder = createMatcher(library.matching, library, () => sentenceClassifier);
  withoutEncoder = createMatcher(library.matching, library);
});
afterAll(() => server.close());

/** A text whose answer shows whether the encoder had a part in it. */
const telling = (): string => {
  const found = texts.find(
    (text) => JSON.stringify(withEncoder.match(text)) !== JSON.stringify(withoutEncoder.match(text)),
  );
  if (found === undefined) throw new Error('The encoder makes no difference to any of these texts');
  return found;
};

describe('the server’s matcher', () => {
  it('understands what only the sentence encoder does, as the browser’s', async () => {
    expect(await ask(telling())).toEqual(withEncoder.match(telling()));
    for (const text of texts) expect(await ask(text), text).toEqual(withEncoder.match(text));
  });

  it('keeps no process alive', async () => {
    await ask(telling());
    expect(process.getActiveResourcesInfo()).not.toContain('MessagePort');
  });

  it('answers the same words of many at once', async () => {
    const words = 'nobody has called me since i moved to this town';
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(words)));
    for (const answer of answers) expect(answer).toEqual(withEncoder.match(words));
  });
});

describe('a thread that fails', () => {
  let ours: SentenceMatcher;
  let lame: TestServer;
  let logged: string[];
  let now: number;
  let folder: string;
  const startLame = async () => {
    folder = mkdtempSync(join(tmpdir(), 'lampstand-encoder-'));
    logged = [];
    now = 0;
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    ours = openSentenceMatcher({ library: server.library, encoderFolder: folder, log, now: () => now });
    lame = await startServer({ db: server.db, sentenceMatcher: ours });
  };
  const mend = () => {
    for (const file of readdirSync(paths.encoder)) copyFileSync(join(paths.encoder, file), join(folder, file));
  };
  afterEach(async () => {
    await lame.close();
    await ours.close();
    rmSync(folder, { recursive: true });
  });

  it('leaves the answer to the process, and is started again a minute later', async () => {
    await startLame();
    for (const text of [telling(), ...texts]) expect(await ask(text, lame)).toEqual(withoutEncoder.match(text));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ msg: 'the sentence matcher failed', code: 'ENOENT' });

    mend();
    expect(await ask(telling(), lame)).toEqual(withoutEncoder.match(telling()));
    now += MINUTE;
    // What the process answered meanwhile was not kept.
    expect(await ask(telling(), lame)).toEqual(withEncoder.match(telling()));
    expect(logged).toHaveLength(1);
  });

  it('is not waited for by words of danger', async () => {
    await startLame();
    expect((await ask('i want to kill myself', lame)).kind).toBe('crisis');
    expect(logged).toEqual([]);
  });

  it('leaves nobody without an answer who waits for it, nor those for whom there is no place', async () => {
    await startLame();
    mend();
    const asked = Array.from({ length: 150 }, (_, index) => ask(`i am worried about debt number ${index}`, lame));
    await Promise.race(asked);
    await ours.close();
    for (const { kind } of await Promise.all(asked)) expect(kind).toBe('challenge');
    expect(logged).toEqual([]);
  });
});
