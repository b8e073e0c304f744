import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import createWabt from 'wabt';
import { createSentenceClassifier } from '../../core/encoder/sentenceClassifier.ts';
import { writeTensors } from '../../core/encoder/tensors.ts';
import { createEncoder } from '../../core/encoder/encoder.ts';
import { createMatcher } from '../../core/matching/matcher.ts';
import { nearMisses } from '../../core/crisis/testing/nearMisses.ts';
import { positives } from '../../core/crisis/testing/phrases.ts';
import type { Match } from '../../core/matching/types.ts';
import { readClassifiers } from '../compile/classifiers.ts';
import { readEncoder, readHead, readTrainingKernel } from './encoderFiles.ts';
import { readContent } from '../compile/files.ts';
import { buildLibrary } from '../compile/library.ts';
import type { Sample } from './samples.ts';
import { trainHead } from './trainHead.ts';

const root = join(import.meta.dirname, '../..');

describe('WebAssembly in the repository', () => {
  it.each([
    ['core/encoder/kernel.wat', 'content/encoder/kernel.wasm'],
    ['content/encoder/training.wat', 'content/encoder/training.wasm'],
  ])('%s is what %s was made of', async (source, made) => {
    const wabt = await createWabt();
    const { buffer } = wabt.parseWat(source, readFileSync(join(root, source), 'utf8')).toBinary({});
    expect(Buffer.from(buffer)).toEqual(readFileSync(join(root, made)));
  });
});

describe('the head', () => {
  const topics = {
    money: ['debt', 'rent', 'bills', 'wages', 'the bank'],
    rest: ['sleep', 'a pillow', 'night', 'a nap', 'my bed'],
  };
  const samples: Sample[] = Object.entries(topics).flatMap(([name, words]) =>
    words.flatMap((word) =>
      [`${word} again`, `all about ${word}`].map((text) => ({ text, classes: [name], weight: 1 })),
    ),
  );
  const { wasm, encoder } = readEncoder();
  const encode = createEncoder(wasm, encoder);
  const train = () => {
    const { meta, matrices, vectors } = trainHead(samples, encode, readTrainingKernel());
    return writeTensors({ trainedOn: '', ...meta }, matrices, vectors);
  };

  const head = train();

  it('finds the class of sentences that it was not trained on', () => {
    const classifier = createSentenceClassifier({ wasm, encoder, head });
    const [money, rest] = ['a loan from the credit union', 'lying awake at midnight'].map((text) =>
      classifier.probabilities(text),
    );
    expect(classifier.classes).toEqual(['money', 'rest']);
    expect(money?.[0]).toBeGreaterThan(0.6);
    expect(rest?.[1]).toBeGreaterThan(0.6);
    expect((money?.[0] ?? 0) + (money?.[1] ?? 0)).toBeCloseTo(1);
  });

  it('is the same for the same sentences', () => {
    expect(train()).toEqual(head);
  });
});

describe('a search with the encoder', () => {
  const content = readContent();
  const library = buildLibrary(content, readClassifiers(content.challenges));
  const sentenceClassifier = createSentenceClassifier({ ...readEncoder(), head: readHead() });
  const without = createMatcher(library.matching, library);
  const matcher = createMatcher(library.matching, library, () => sentenceClassifier);
  const answer = (match: Match): string => (match.kind === 'challenge' && !match.choices ? match.id : match.kind);

  it.each([
    ['everybody asks what i want to become and i have no clue', 'purpose'],
    ['the doctor wants to run more tests', 'health-problems'],
    ['i open the laptop and then i clean the kitchen instead', 'procrastination'],
    ['i smile at church and cry in the car', 'depression'],
  ])('%s: finds a note whose title and tags are not in it', (query, id) => {
    expect(answer(matcher.match(query))).toBe(id);
  });

  it('answers a search that the matcher without it cannot answer', () => {
    expect(without.match('the doctor wants to run more tests').kind).toBe('none');
  });

  it('answers titles and references as the matcher without it does', () => {
    for (const query of ['anger', 'Psalm 23', 'wages of sin', 'pizza near me'])
      expect(matcher.match(query)).toEqual(without.match(query));
  });

  it('leaves every answer to words of danger, and to near misses, as it is', () => {
    const danger = (match: Match) => (match.kind === 'crisis' ? match.danger : match.helpline === true);
    for (const query of [...Object.values(positives).flat(), ...nearMisses])
      expect(danger(matcher.match(query)), query).toEqual(danger(without.match(query)));
  });
});
