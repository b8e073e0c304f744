import { ArrowRight } from 'lucide-react';
import styles from '../kiosk.module.css';

interface TopicListProps {
  topics: readonly { id: string; title: string }[];
  busy: boolean;
  onOpen(id: string, title: string): void;
}

/** Titles to touch. */
export const TopicList = ({ topics, busy, onOpen }: TopicListProps) => (
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
);
