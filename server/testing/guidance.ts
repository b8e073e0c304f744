import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { paths } from '../paths.ts';
import { openScripture } from '../scripture/store.ts';
import { says, saysWell, startFakeModel, type FakeModel } from './fakeModel.ts';
import { startServer, type TestServer } from './harness.ts';

const DAY = 24 * 60 * 60 * 1000;
const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/**
 * A server that asks a model of ours, for the tests of one file. `timeout` is how long it waits for an answer, in
 * milliseconds. Each test has a day of its own.
 */
export const setUpGuidance = (timeout: number) => {
  let people = 0;
  let words = 0;
  const store = openScripture(paths.scripture);
  const lab = {
    store,
    // Both stand before the first test begins.
    model: undefined as unknown as FakeModel,
    server: undefined as unknown as TestServer,
    /** Asks as somebody new; whatever comes back quotes word for word. */
    async ask(text: string, more: Record<string, unknown> = {}) {
      const visitor = lab.server.visitor({ account: `asker-${++people}:admin` });
      const { status, data } = await visitor.call('wisdomSearch', { body: { query: text, ...more } });
      expect(status).toBe(200);
      for (const verse of [...data.verses, ...(data.fallback?.verses ?? [])])
        expect(verse.text).toBe(store.passage(verse.ref)?.text);
      return data;
    },
    /** Words about debt that nobody has asked before, so that nothing is cached. */
    newQuestion: () => `i am worried about debt and money called ${letters(++words)}`,
  };
  beforeAll(async () => {
    lab.model = await startFakeModel();
    lab.server = await startServer({
      ai: { baseUrl: lab.model.baseUrl, apiKey: 'the-key', model: 'test-model', timeout },
    });
  });
  afterAll(async () => {
    store.close();
    await lab.server.close();
    await lab.model.close();
  });
  afterEach(() => {
    lab.model.behave = saysWell;
    lab.model.asked = [];
    lab.model.judge = says({ safe: true, why: 'Warm and modest.' });
    lab.model.judged = [];
    lab.server.clock.now += DAY;
  });
  return lab;
};
