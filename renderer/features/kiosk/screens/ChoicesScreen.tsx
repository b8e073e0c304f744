import type { Suggestion } from '../../../../core/matching/types.ts';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { TopicList } from '../parts/TopicList.tsx';
import styles from '../kiosk.module.css';

interface ChoicesScreenProps {
  choices: readonly Suggestion[];
  busy: boolean;
  onOpen(id: string, title: string): void;
}

/** Asks which of three subjects is meant. */
export const ChoicesScreen = ({ choices, busy, onOpen }: ChoicesScreenProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Which is nearest?');
  return (
    <section className={styles.category}>
      <h1 ref={heading} tabIndex={-1}>
        Which is nearest?
      </h1>
      <p className={styles.lead}>Your words could be about more than one thing. Touch what comes closest.</p>
      <TopicList topics={choices} busy={busy} onOpen={onOpen} />
    </section>
  );
};
