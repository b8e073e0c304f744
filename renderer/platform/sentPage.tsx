import { useLayoutEffect, useRef } from 'react';

/** The page that the server sent drawn (server/pages), to stand in until the app has its own. */
let sent: { path: string; nodes: ChildNode[] } | null = null;

/** How long the press of a button waits for that button, in milliseconds. */
const PATIENCE = 10_000;

/** Where a page loads that was sent drawn already: what was sent. Elsewhere nothing. */
export const SentPage = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sent?.path === window.location.pathname) place.current?.replaceChildren(...sent.nodes);
  }, []);
  return <div ref={place} data-sent="" />;
};

/** Whether there is such a page for this address. */
export const wasSent = (): boolean => sent?.path === window.location.pathname;

interface Typed {
  text: string;
  /** Whether a search for it was asked for. */
  asked: boolean;
}

/**
 * Draws the app in the place of the page as sent, in one go: what was typed goes to `keep` first, and caret and presses of
 * buttons go on in what `draw` has drawn. Without such a page it just draws.
 */
export const takeOver = async (root: HTMLElement, keep: (typed: Typed) => void, draw: () => void): Promise<void> => {
  const { early } = window;
  const main = root.querySelector('main');
  if (!early || !main) {
    draw();
    return;
  }
  await composed();
  const box = root.querySelector('textarea');
  const caret = box && box === document.activeElement ? ([box.selectionStart, box.selectionEnd] as const) : null;
  if (box?.value) keep({ text: box.value, asked: early.asked });
  sent = { path: window.location.pathname, nodes: [...main.childNodes] };
  root.removeAttribute('data-sent');
  draw();
  if (caret) focusAt(root.querySelector('textarea'), caret);
  if (early.pressed !== null) pressAgain(root, early.pressed);
};

/** Until no word is half put together: taking the box away would end it. Two seconds at most. */
const composed = (): Promise<unknown> =>
  window.early?.composing
    ? Promise.race([
        new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true })),
        new Promise((resolve) => setTimeout(resolve, 2000)),
      ])
    : Promise.resolve();

const focusAt = (box: HTMLTextAreaElement | null, [start, end]: readonly [number, number]) => {
  box?.focus({ preventScroll: true });
  box?.setSelectionRange(start, end);
};

/** Presses the button with these words, now or as soon as it stands. */
const pressAgain = (root: HTMLElement, words: string) => {
  const press = (): boolean => {
    const buttons = [...root.querySelectorAll('button')];
    const button = buttons.find((each) => each.textContent === words && !each.closest('[data-sent]'));
    button?.click();
    return button !== undefined;
  };
  if (press()) return;
  const waiting = new MutationObserver(() => press() && waiting.disconnect());
  waiting.observe(root, { childList: true, subtree: true });
  setTimeout(() => waiting.disconnect(), PATIENCE);
};
