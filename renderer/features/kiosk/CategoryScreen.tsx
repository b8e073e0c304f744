import { ArrowRight } from 'lucide-react';
import type { Category } from '../../../core/contract/content.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { noteTitles } from '../topics/index.ts';
import styles from './kiosk.module.css';

interface CategoryScreenProps {
  category: Category;
  busy: boolean;
  onOpen(id: string, title: string): void;
}

/** What a subject holds, to touch. */
export const CategoryScreen = ({ category, busy, onOpen }: CategoryScreenProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(category.name);
  return (
    <section className={styles.category}>
      <h1 ref={heading} tabIndex={-1}>
        {category.name}
      </h1>
      <p className={styles.lead}>{category.description}</p>
      <ul className={styles.topics}>
        {noteTitles
          .filter((each) => each.category === category.id)
          .map(({ id, title }) => (
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
