import classifierUrl from '../../../content/generated/classifier.json?url';
import dangerUrl from '../../../content/generated/danger.json?url';
import matchingUrl from '../../../content/generated/matching.json?url';
import { createLookup } from '../../../core/matching/lookup.ts';
import type { ClassifierFile } from '../../../core/classifier/classifier.ts';
import type { Lookup, MatchingLibrary } from '../../../core/matching/types.ts';
import { readContent } from '../../api/content.ts';
import { answerThread, once } from '../../platform/thread.ts';
import type { LookupAnswer, LookupQuestion } from './lookupThread.ts';
import { loadSentenceClassifier, sentenceClassifier } from './sentenceClassifier.ts';

/** The other end of lookupThread.ts: builds the matcher and asks it, away from the page. */

const lookup = once<Lookup>(() =>
  Promise.all([
    readContent<MatchingLibrary>(matchingUrl),
    readContent<ClassifierFile>(classifierUrl),
    readContent<ClassifierFile>(dangerUrl),
  ]).then(([library, classifier, dangerClassifier]) =>
    createLookup(library, { classifier, dangerClassifier }, sentenceClassifier),
  ),
);

answerThread<LookupQuestion, LookupAnswer>(
  async ({ what, query, withoutIdioms }) => {
    const { match, suggest } = await lookup();
    return what === 'match' ? match(query, withoutIdioms) : suggest(query);
  },
  // Behind the answer: that one does not wait for it.
  ({ mayFetch }) => loadSentenceClassifier(mayFetch),
);
