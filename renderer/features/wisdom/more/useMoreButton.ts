import { useEffect, useRef } from 'react';
import { useEscape } from '../../../ui/escape.ts';
import type { MoreState } from './more.ts';

interface MoreButton {
  more: MoreState;
  onMore(more: MoreState): void;
  load(): Promise<MoreState>;
  /** What Escape does while nothing is open. */
  onEscape?: () => void;
}

/** The button that opens "More": asks once, shuts it on Escape, and has the focus again that was in the panel. */
export const useMoreButton = ({ more, onMore, load, onEscape }: MoreButton) => {
  useEscape(more.kind === 'closed' || more.kind === 'loading' ? onEscape : () => onMore({ kind: 'closed' }));
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(more.kind);
  useEffect(() => {
    if (more.kind === 'closed' && before.current !== 'closed' && document.activeElement === document.body)
      button.current?.focus();
    before.current = more.kind;
  }, [more.kind]);

  const ask = async () => {
    if (more.kind === 'loading') return;
    onMore({ kind: 'loading' });
    onMore(await load());
  };
  return { button, ask: () => void ask() };
};
