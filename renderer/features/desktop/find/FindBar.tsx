import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useFind } from './useFind.ts';
import styles from './FindBar.module.css';

/** What the menu asks for; a new object each time, so that the same wish twice is heard twice. */
export interface FindWish {
  step: 'open' | 'next' | 'previous';
}

/** Finds words on the page that is shown. The journal's own search looks through all prayers instead. */
export const FindBar = ({ wish, onClose }: { wish: FindWish; onClose(): void }) => {
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const find = useFind(bar);
  const { words, count, current } = find;
  const step = useRef(find.step);
  useEffect(() => {
    step.current = find.step;
  });

  useEffect(() => {
    before.current ??= document.activeElement;
    if (wish.step !== 'open') step.current(wish.step === 'next' ? 1 : -1);
    field.current?.focus();
    if (wish.step === 'open') field.current?.select();
  }, [wish]);

  const close = () => {
    const { range } = find;
    onClose();
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true });
    // As in a browser: what was found can be copied, and the reading goes on from there.
    if (range)
      getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.target === field.current) find.step(event.shiftKey ? -1 : 1);
    else (event.target as HTMLElement).click();
  };

  return (
    <search ref={bar} className={styles.bar} aria-label="Find in page" onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="text"
        aria-label="Words on this page"
        placeholder="Find in page"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={words}
        onChange={({ target }) => find.type(target.value)}
      />
      <output className={styles.count}>{words.trim() && (count === 0 ? 'None' : `${current + 1} of ${count}`)}</output>
      <button type="button" aria-label="Previous" disabled={count === 0} onClick={() => find.step(-1)}>
        <ChevronUp size={18} aria-hidden />
      </button>
      <button type="button" aria-label="Next" disabled={count === 0} onClick={() => find.step(1)}>
        <ChevronDown size={18} aria-hidden />
      </button>
      <button type="button" aria-label="Close" onClick={close}>
        <X size={18} aria-hidden />
      </button>
    </search>
  );
};
