import { useEffect, useState, type RefObject } from 'react';
import { findWords } from './findWords.ts';

const ALL = 'found';
const CURRENT = 'found-current';

const mark = (found: readonly Range[], current: number): void => {
  CSS.highlights.set(ALL, new Highlight(...found));
  const range = found[current];
  CSS.highlights.set(CURRENT, range ? new Highlight(range) : new Highlight());
};

const unmark = (): void => {
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
};

const reveal = (range: Range | undefined): void =>
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });

/** Words on the page, marked; followed while the page changes. `bar` is where they are typed. */
export const useFind = (bar: RefObject<HTMLElement | null>) => {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Range[]>([]);
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, found.length - 1));

  useEffect(() => {
    const look = () => bar.current && setFound(findWords(words, bar.current));
    let frame = 0;
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => bar.current?.contains(target))) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [bar, words]);

  useEffect(() => mark(found, current), [found, current]);
  useEffect(() => unmark, []);

  return {
    words,
    count: found.length,
    current,
    range: found[current],
    type(text: string) {
      const next = bar.current ? findWords(text, bar.current) : [];
      setWords(text);
      setFound(next);
      setAt(0);
      reveal(next[0]);
    },
    step(by: 1 | -1) {
      if (found.length === 0) return;
      const next = (current + by + found.length) % found.length;
      setAt(next);
      reveal(found[next]);
    },
  };
};
