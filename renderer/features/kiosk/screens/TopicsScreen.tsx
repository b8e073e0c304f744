import { ArrowRight } from 'lucide-react';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import type { TopicChoice } from '../screen.ts';
import styles from '../kiosk.module.css';

interface TopicsScreenProps extends TopicChoice {
  busy: boolean;
  onOpen(id: string, title: string): void;
}

/** Titles to touch: what a subject holds, or what may have been meant. */
export const TopicsScreen = ({ title: asked, lead, topics, busy, onOpen }: TopicsScreenProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(asked);
  return (
    <section className={styles.category}>
      <h1 ref={heading} tabIndex={-1}>
        {asked}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.topics}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.topic} disabled={busy} onClick={() => onOpen(id, title)}>
              {title}
              <ArrowRight size={28} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
