import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Category } from '../../../core/contract/content.ts';
import { announce } from '../../ui/announce.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { CrisisView } from '../crisis/index.ts';
import { WelcomeCard } from '../limits/index.ts';
import { SearchBox, useSearch, warmUpSearch } from '../search/index.ts';
import { ResultPanel, resultOfNote, ResultSkeleton, type Result } from '../wisdom/index.ts';
import { useGuide, type Shown } from './keptGuides.ts';
import { TopicGrid } from './TopicGrid.tsx';
import page from '../../ui/page.module.css';
import styles from './CategoryPage.module.css';

/** Topic list, then loading, then a result or the welcome card (spec 1 §4). */
export const CategoryGuide = ({ category }: { category: Category }) => {
  const navigate = useNavigate();
  const runSearch = useSearch();
  const { query, shown, more, patch } = useGuide();
  const searching = shown.kind === 'searching';

  const search = async (text: string) => {
    if (!text.trim() || searching) return;
    patch({ shown: { kind: 'searching' }, more: { kind: 'closed' } });
    window.scrollTo(0, 0);
    announce('Searching...');
    try {
      const outcome = await runSearch(text);
      if (outcome?.kind === 'topic') return void navigate(`/topic/${outcome.id}`, { state: { fromSearch: true } });
      if (outcome) patch({ shown: outcome, ...(outcome.kind === 'crisis' && { query: '' }) });
    } catch (error) {
      console.warn('The search failed', error);
      patch({ shown: { kind: 'failed' } });
    }
  };
  const onSearch = (text: string) => {
    patch({ query: text });
    void search(text);
  };

  if (shown.kind === 'crisis')
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <CrisisView danger={shown.danger} typed onLeave={() => void navigate('/', { replace: true })} />
      </Suspense>
    );

  const result = resultOf(shown);
  return (
    <>
      <header className={styles.head}>
        <Glyph name={category.icon} size={34} className={styles.icon} />
        <h1 className={page.title}>{category.name}</h1>
        <p>{category.description}</p>
        <SearchBox
          query={query}
          onQuery={(text) => patch({ query: text })}
          onSearch={onSearch}
          searching={searching}
          onFocus={warmUpSearch}
          compact={shown.kind !== 'topics'}
        />
        {shown.kind === 'failed' && (
          <p role="alert" className={styles.failed}>
            That did not work just now. Check your connection and try again.
          </p>
        )}
      </header>
      {searching ? (
        <ResultSkeleton />
      ) : (
        <Suspense fallback={<ResultSkeleton />}>
          {shown.kind === 'limit' && <WelcomeCard limit={shown.limit} onClose={() => void navigate('/')} />}
          {result && (
            <ResultPanel
              key={result.query}
              result={result}
              more={more}
              onMore={(next) => patch({ more: next })}
              onSearch={onSearch}
              end={
                <Link to="/" className={buttonClass('quiet')}>
                  Back to Home
                </Link>
              }
            />
          )}
        </Suspense>
      )}
      {!searching && <TopicGrid category={category.id} onChoose={(title) => void search(title)} />}
    </>
  );
};

const resultOf = (shown: Shown): Result | null => {
  if (shown.kind === 'result') return shown.result;
  return shown.kind === 'note' ? resultOfNote(shown.note, shown) : null;
};
