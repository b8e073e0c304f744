import { ArrowRight } from 'lucide-react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './CategoryPage.module.css';
import { useCategoryTopics } from './useCategoryTopics.ts';

const PLACEHOLDERS = [62, 48, 70, 55, 66, 44];

/** "Choose a Topic": the category's topics, or as many bars while they load. */
export const TopicGrid = ({ category, onChoose }: { category: string; onChoose(title: string): void }) => {
  const topics = useCategoryTopics(category);
  return (
    <section aria-labelledby="choose-topic" aria-busy={topics === null}>
      <h2 id="choose-topic" className={styles.choose}>
        Choose a Topic
      </h2>
      <ul className={styles.topics}>
        {topics
          ? topics.map((title) => (
              <li key={title}>
                <button type="button" className={styles.topic} onClick={() => onChoose(title)}>
                  {title}
                  <ArrowRight size={18} aria-hidden />
                </button>
              </li>
            ))
          : PLACEHOLDERS.map((width) => (
              <li key={width} className={styles.topic}>
                <div className={styles.bar}>
                  <Skeleton lines={[width]} />
                </div>
              </li>
            ))}
      </ul>
    </section>
  );
};
