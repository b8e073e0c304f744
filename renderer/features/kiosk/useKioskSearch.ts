import { useEffect, useState } from 'react';
import { recordAnswered } from '../../api/recordSearch.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { useSearch, preloadSearch } from '../search/index.ts';
import { loadNote, loadTopic } from '../topics/index.ts';
import { answerOfResult, answerOfTopic, screenOfChoices, screenOfNote, type Screen } from './screen.ts';

const FAILED = 'That did not work just now. Please try again.';

/** Leads from words, or from a title that was touched, to the screen that answers. */
export const useKioskSearch = (show: (screen: Screen) => void) => {
  const search = useSearch();
  const [busy, setBusy] = useState(false);
  // Everybody gets a new page: all of the matcher has to be there for the first search.
  useEffect(() => whenIdle(() => preloadSearch(true)), []);

  const ask = async (words: string): Promise<void> => {
    setBusy(true);
    try {
      const outcome = await search(words);
      if (outcome) show(await screenOf(outcome));
    } catch {
      show({ kind: 'ask', problem: FAILED });
    }
    setBusy(false);
  };

  /** A title of our own library: it is here, whatever the network does, and the server only counts it. */
  const open = async (id: string, title: string): Promise<void> => {
    setBusy(true);
    const note = await loadNote(id).catch(() => null);
    setBusy(false);
    if (!note) return show({ kind: 'ask', problem: FAILED });
    show(screenOfNote(note, null));
    if (note.danger) return;
    // Nobody signs in at a kiosk, and whoever has gone took the page along.
    await recordAnswered({ query: title, isLifeNote: true }, () => null).catch(() => undefined);
  };

  return { ask, open, busy };
};

const screenOf = async (outcome: NonNullable<Awaited<ReturnType<ReturnType<typeof useSearch>>>>): Promise<Screen> => {
  switch (outcome.kind) {
    case 'crisis':
      return { kind: 'crisis', danger: outcome.danger };
    case 'choices':
      return screenOfChoices(outcome.choices);
    case 'limit':
      return { kind: 'ask', problem: outcome.limit.message ?? FAILED };
    case 'note':
      return screenOfNote(outcome.note, outcome.because, outcome.helpline);
    case 'topic': {
      const topic = await loadTopic(outcome.id);
      return topic
        ? { kind: 'answer', answer: answerOfTopic(topic, new Date(), outcome.helpline) }
        : { kind: 'ask', problem: FAILED };
    }
    case 'result':
      // A passage that no Bible has: the sentence that says so stands where the person types again.
      if (!outcome.result.note) return { kind: 'ask', problem: outcome.result.because ?? FAILED };
      return { kind: 'answer', answer: answerOfResult(outcome) };
  }
};
