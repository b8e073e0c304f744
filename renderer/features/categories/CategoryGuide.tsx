import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Category } from '../../../core/contract/content.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Glyph } from '../../ui/text/Glyph.tsx';
import { CrisisView } from '../crisis/index.ts';
import { WelcomeCard } from '../limits/index.ts';
import { useSearchEntry } from '../historyEntries/index.ts';
import { SearchBox, warmUpSearch } from '../search/index.ts';
import { ChoicesCard, ResultPanel, resultOfNote, ResultSkeleton } from '../wisdom/index.ts';
import { TopicGrid } from './TopicGrid.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import page from '../../ui/layout/page.module.css';
import styles from './CategoryPage.module.css';

/** Topic list, then loading, then a result or the welcome card. */
export const CategoryGuide = ({ category }: { category: Category }) => {
  const navigate = useNavigate();
  const guide = useSearchEntry();
  const { entry, entryId, searching, search } = guide;
  const { shown } = entry;

  if (shown?.kind === 'crisis')
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <CrisisView key={entryId} danger={shown.danger} typed onLeave={guide.leave} />
      </Suspense>
    );

  const result =
    shown?.kind === 'result' ? shown.result : shown?.kind === 'note' ? resultOfNote(shown.note, shown) : null;
  const limit = entry.limit ?? (shown?.kind === 'limit' ? shown.limit : null);
  return (
    <>
      <header className={styles.head}>
        <Glyph name={category.icon} size={34} className={styles.icon} />
        <h1 className={page.title}>{category.name}</h1>
        <p>{category.description}</p>
        <SearchBox
          query={entry.query}
          onQuery={guide.setQuery}
          onSearch={search}
          searching={searching}
          onFocus={() => warmUpSearch(true)}
          compact={searching || shown !== null}
        />
        {entry.failed && (
          <p role="alert" className={styles.failed}>
            That did not work just now. Check your connection and try again.
          </p>
        )}
      </header>
      {searching && <ResultSkeleton />}
      <div hidden={searching || !(limit ?? shown)}>
        <Suspense fallback={<ResultSkeleton />}>
          {limit && (
            <WelcomeCard
              key={limit.resetAt}
              limit={limit}
              reading={entry.limit !== null}
              onClose={entry.limit ? guide.closeLimit : guide.close}
              onHome={() => void navigate('/')}
            />
          )}
          {shown?.kind === 'choices' && (
            <ChoicesCard key={entryId} choices={shown.choices} onChoose={search} onEscape={guide.close} />
          )}
          {result && (
            <ResultPanel
              key={entryId}
              result={result}
              more={entry.more}
              onMore={guide.setMore}
              onSearch={search}
              end={
                <Link to="/" className={buttonClass('quiet')}>
                  Back to Home
                </Link>
              }
            />
          )}
        </Suspense>
      </div>
      {!searching && <TopicGrid category={category.id} onChoose={search} />}
    </>
  );
};
