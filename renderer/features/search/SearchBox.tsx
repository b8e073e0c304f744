import { useRef, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Glyph } from '../../ui/text/Glyph.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  query: string;
  onQuery(query: string): void;
  onSearch(query: string): void;
  searching: boolean;
  onFocus?: () => void;
  /** One line from the start, and on phones nothing else until it has the focus: a result wants the room. */
  compact?: boolean;
  boxRef?: Ref<HTMLTextAreaElement>;
}

/** The search box. It grows with what is typed, since people write whole sentences; Enter searches. */
export const SearchBox = ({
  query,
  onQuery,
  onSearch,
  searching,
  onFocus,
  compact = false,
  boxRef,
}: SearchBoxProps) => {
  const form = useRef<HTMLFormElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form
      ref={form}
      role="search"
      className={classes(styles.box, compact && !searching && styles.resting)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(query);
      }}
    >
      <Glyph name="search" size={22} className={styles.icon} />
      <textarea
        ref={boxRef}
        className={classes(styles.input, compact && styles.line)}
        rows={1}
        value={query}
        placeholder="Type a feeling, situation, or topic (e.g., anger, anxiety, temptation)"
        aria-label="What do you need help with?"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      <Button type="submit" kind="primary" className={styles.go} disabled={searching}>
        {searching ? 'Searching...' : 'Help me grow'}
      </Button>
    </form>
  );
};
