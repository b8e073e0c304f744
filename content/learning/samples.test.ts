import { describe, expect, it } from 'vitest';
import { createClassifier } from '../../core/classifier/classifier.ts';
import { tokenize } from '../../core/text/tokenize.ts';
import { readClassifiers } from '../compile/classifiers.ts';
import { readContent } from '../compile/files.ts';
import { settings, trainClassifier } from './trainClassifier.ts';
import { digestOf, readSamples, type Sample } from './samples.ts';

const { challenges } = readContent();
const samples = readSamples(challenges);

describe('the training sentences', () => {
  it('are at least 80 for each challenge that may be answered with', () => {
    const counts = new Map<string, number>();
    for (const { classes } of samples) for (const name of classes) counts.set(name, (counts.get(name) ?? 0) + 1);
    const few = challenges.filter(({ id, danger }) => !danger && (counts.get(id) ?? 0) < 80);
    expect(few.map(({ id }) => id)).toEqual([]);
  });

  it('have words, and no marks left over', () => {
    const wrong = samples.filter(({ text }) => tokenize(text).length === 0 || /\[(also|possible|other)|\t/.test(text));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('stand in no file twice', () => {
    const seen = new Set<string>();
    const twice = samples.filter(({ text, classes, weight }) => {
      const key = `${classes[0]} ${weight === 1} ${text.toLowerCase()}`;
      if (weight < 1 || !seen.has(key)) return void seen.add(key);
      return true;
    });
    expect(twice.map(({ text }) => text)).toEqual([]);
  });

  it('are what the classifier was trained on', () => {
    expect(readClassifiers(challenges).classifier.trainedOn).toBe(digestOf(samples));
    const changed = challenges.map((each) => ({ ...each, phrasings: [...each.phrasings, 'a line more'] }));
    expect(() => readClassifiers(changed)).toThrow('Run npm run train');
  });

  it('name challenges that exist', () => {
    expect(() => readSamples(challenges.filter(({ id }) => id !== 'anger'))).toThrow('there is no challenge anger');
  });
});

const sample = (text: string, ...classes: string[]): Sample => ({ text, classes, weight: 1 });
const few = [
  sample('i shout at my kids', 'anger'),
  sample('i am furious with my boss', 'anger'),
  sample('the bills pile up on the table', 'debt'),
  sample('we owe three months of rent', 'debt'),
  sample('furious about the rent we owe', 'anger', 'debt'),
];
const small = { buckets: 256, dimensions: 8, epochs: 40, epochsAfter: 4, rate: 0.1, dropout: 0.3, tokenize };

describe('training', () => {
  it('gives the same file for the same sentences', () => {
    expect(trainClassifier(few, small)).toEqual(trainClassifier(few, small));
  });

  it('recognises the sentences it learnt, misspelt too, and is unsure of one that belongs to two classes', () => {
    const { classes, probabilities } = createClassifier({ trainedOn: '', ...trainClassifier(few, small) });
    expect(classes).toEqual(['anger', 'debt']);
    const likely = (text: string) => [...probabilities(tokenize(text))];
    expect(likely('i shout at the kids')[0]).toBeGreaterThan(0.6);
    expect(likely('we ow the rennt')[1]).toBeGreaterThan(0.6);
    expect(Math.max(...likely('furious about the rent we owe'))).toBeLessThan(0.95);
    expect(likely('anything at all').reduce((sum, value) => sum + value)).toBeCloseTo(1);
  });

  it.runIf(process.env['LAMPSTAND_LONG'] === '1')('gives the committed file from the committed sentences', () => {
    expect({ trainedOn: digestOf(samples), ...trainClassifier(samples, settings) }).toEqual(
      readClassifiers(challenges).classifier,
    );
  });
});
