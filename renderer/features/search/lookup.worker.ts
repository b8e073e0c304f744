import classifierUrl from '../../../content/generated/classifier.json?url';
import dangerUrl from '../../../content/generated/danger.json?url';
import matchingUrl from '../../../content/generated/matching.json?url';
import { createLookup } from '../../../core/matching/lookup.ts';
import type { ClassifierFile } from '../../../core/classifier/classifier.ts';
import type { Lookup, MatchingLibrary } from '../../../core/matching/types.ts';
import { readContent } from '../../api/content.ts';
import type { LookupRequest, LookupReply } from './lookupThread.ts';
import { loadSentenceClassifier, sentenceClassifier } from './sentenceClassifier.ts';

/** The other end of lookupThread.ts: builds the matcher and asks it, away from the page. */

let made: Promise<Lookup> | null = null;

const lookup = (): Promise<Lookup> => {
  made ??= Promise.all([
    readContent<MatchingLibrary>(matchingUrl),
    readContent<ClassifierFile>(classifierUrl),
    readContent<ClassifierFile>(dangerUrl),
  ]).then(([library, classifier, dangerClassifier]) =>
    createLookup(library, { classifier, dangerClassifier }, sentenceClassifier),
  );
  made.catch(() => (made = null));
  return made;
};

const answer = async ({ id, what, query, withoutIdioms }: LookupRequest): Promise<LookupReply> => {
  try {
    const { match, suggest } = await lookup();
    return { id, answer: what === 'match' ? match(query, withoutIdioms) : suggest(query) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.name : 'Error' };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<LookupRequest>) => {
  void answer(data).then((reply) => {
    self.postMessage(reply);
    // Behind the answer: that one does not wait for it.
    loadSentenceClassifier(data.mayFetch);
  });
});
