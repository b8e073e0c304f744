import { ArrowRight } from 'lucide-react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { noteTitles } from '../topics/index.ts';
import { categoriesPath } from './useCategories.ts';
import styles from './CategoryPage.module.css';

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

/** The names of a category's topics: null while they load; the bundled ones when the server does not answer. */
const useCategoryTopics = (id: string): string[] | null => {
  const { data, isError } = useQuery<string[]>({ queryKey: [categoriesPath, id, 'topics'] });
  if (data) return data;
  return isError ? noteTitles.filter(({ category }) => category === id).map(({ title }) => title) : null;
};
