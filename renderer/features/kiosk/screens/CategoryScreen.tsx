import type { Category } from '../../../../core/contract/content.ts';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { noteTitles } from '../../topics/index.ts';
import { TopicList } from '../parts/TopicList.tsx';
import styles from '../kiosk.module.css';

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
      <TopicList topics={noteTitles.filter((each) => each.category === category.id)} busy={busy} onOpen={onOpen} />
    </section>
  );
};
