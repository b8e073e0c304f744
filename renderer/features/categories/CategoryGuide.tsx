import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Category } from '../../../core/contract/content.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Glyph } from '../../ui/text/Glyph.tsx';
import { CrisisView } from '../crisis/index.ts';
import { EntryView, useSearchEntry } from '../historyEntries/index.ts';
import { useKeepPlace } from '../home/index.ts';
import { SearchBox, preloadSearch } from '../search/index.ts';
import { resultOfNote, ResultSkeleton } from '../wisdom/index.ts';
import { Link } from '../../ui/controls/Link.tsx';
import { ArrowRight } from 'lucide-react';
import { Illustration, type IllustrationName } from '../../ui/illustrations/Illustration.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { noteTitles } from '../topics/index.ts';
import { categoriesPath } from './useCategories.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './CategoryPage.module.css';

/** Topic list, then loading, then a result or the welcome card. */
export const CategoryGuide = ({ category }: { category: Category }) => {
  const navigate = useNavigate();
  const guide = useSearchEntry();
  const { entry, entryId, searching, search } = guide;
  const { shown } = entry;
  // What was asked in it, of danger perhaps, is never led back to.
  useKeepPlace(shown ? null : { kind: 'category', id: category.id, title: category.name });

  if (shown?.kind === 'crisis')
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <CrisisView key={entryId} danger={shown.danger} typed onLeave={guide.leave} />
      </Suspense>
    );

  const result =
    shown?.kind === 'result' ? shown.result : shown?.kind === 'note' ? resultOfNote(shown.note, shown) : null;
  const isReading = result !== null && !searching;
  return (
    <>
      <header className={classes(layout.stack2, styles.head, isReading && styles.compact)}>
        {searching || shown ? (
          <Glyph name={category.icon} size={34} className={styles.icon} />
        ) : (
          // A test holds the drawings against the categories (drawings.test.ts).
          <Illustration name={category.id as IllustrationName} className={styles.picture} />
        )}
        <h1>{category.name}</h1>
        <p>{category.description}</p>
        <SearchBox
          query={entry.query}
          onQuery={guide.setQuery}
          onSearch={search}
          searching={searching}
          onFocus={() => preloadSearch(true)}
          compact={searching || shown !== null}
        />
        {entry.failed && (
          <p role="alert" className={styles.failed}>
            That did not work just now. Check your connection and try again.
          </p>
        )}
      </header>
      <EntryView
        search={guide}
        result={result}
        onClose={guide.close}
        onHome={() => void navigate('/')}
        end={
          <Link to="/" className={buttonClass('quiet')}>
            Back to Home
          </Link>
        }
      />
      {!searching && <TopicGrid category={category.id} onChoose={search} />}
    </>
  );
};

const PLACEHOLDERS = [62, 48, 70, 55, 66, 44];

/** "Choose a Topic": the category's topics, or as many bars while they load. */
const TopicGrid = ({ category, onChoose }: { category: string; onChoose(title: string): void }) => {
  const topics = useCategoryTopics(category);
  return (
    <section aria-labelledby="choose-topic" aria-busy={topics === null}>
      <h2 id="choose-topic" className={styles.choose}>
        Choose a Topic
      </h2>
      <ul className={classes(layout.stack3, styles.topics)}>
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
