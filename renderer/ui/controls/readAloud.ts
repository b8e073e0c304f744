import { createListeners } from '../../../core/events/listeners.ts';

/** Which of the page's texts the device is reading aloud: one at a time. */
let current: { id: string; failed: boolean } | null = null;
const listeners = createListeners();

const set = (next: typeof current) => {
  current = next;
  listeners.notify();
};

export const canReadAloud = typeof window !== 'undefined' && 'speechSynthesis' in window;

/**
 * Sentences, a few to a piece: Chromium falls silent when one utterance takes longer than some fifteen seconds, so that
 * a long text has to be handed over in parts.
 */
export const pieces = (text: string, max = 200): string[] => {
  const sentences = text.match(/[^.!?…\n]+[.!?…]*["”’)\]]*\s*/g) ?? [];
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + sentence.length <= max) joined[joined.length - 1] = last + sentence;
    else joined.push(sentence);
  }
  return joined.map((piece) => piece.trim()).filter(Boolean);
};

export const reading = {
  subscribe: listeners.subscribe,
  stateOf: (id: string): 'silent' | 'reading' | 'failed' => {
    if (current?.id !== id) return 'silent';
    return current.failed ? 'failed' : 'reading';
  },
  start(id: string, text: string): void {
    speechSynthesis.cancel();
    set({ id, failed: false });
    const parts = pieces(text);
    parts.forEach((part, index) => {
      const utterance = new SpeechSynthesisUtterance(part);
      utterance.lang = 'en';
      utterance.onerror = ({ error }) => {
        const stopped = error === 'canceled' || error === 'interrupted';
        if (current?.id === id && !stopped) set({ id, failed: true });
      };
      utterance.onend = () => {
        if (index === parts.length - 1 && current?.id === id) set(null);
      };
      speechSynthesis.speak(utterance);
    });
    // A device without voices takes the text and says nothing at all.
    setTimeout(() => {
      if (current?.id === id && !speechSynthesis.speaking) set({ id, failed: true });
    }, 3000);
  },
  stop(id: string): void {
    if (current?.id !== id) return;
    set(null);
    speechSynthesis.cancel();
  },
};
