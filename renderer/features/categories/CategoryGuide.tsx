import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Category } from '../../../core/contract/content.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Glyph } from '../../ui/text/Glyph.tsx';
import { CrisisView } from '../crisis/index.ts';
import { WelcomeCard } from '../limits/index.ts';
import { useSearchPlace } from '../historyEntries/index.ts';
import { SearchBox, warmUpSearch } from '../search/index.ts';
import { ChoicesCard, ResultPanel, resultOfNote, ResultSkeleton } from '../wisdom/index.ts';
import { TopicGrid } from './TopicGrid.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import page from '../../ui/layout/page.module.css';
import styles from './CategoryPage.module.css';

/** Topic list, then loading, then a result or the welcome card. */
export const CategoryGuide = ({ category }: { category: Category }) => {
  const navigate = useNavigate();
  const guide = useSearchPlace();
  const { place, placeId, searching, search } = guide;
  const { shown } = place;

  if (shown?.kind === 'crisis')
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <CrisisView key={placeId} danger={shown.danger} typed onLeave={guide.leave} />
      </Suspense>
    );

  const result =
    shown?.kind === 'result' ? shown.result : shown?.kind === 'note' ? resultOfNote(shown.note, shown) : null;
  const limit = place.limit ?? (shown?.kind === 'limit' ? shown.limit : null);
  return (
    <>
      <header className={styles.head}>
        <Glyph name={category.icon} size={34} className={styles.icon} />
        <h1 className={page.title}>{category.name}</h1>
        <p>{category.description}</p>
        <SearchBox
          query={place.query}
          onQuery={guide.setQuery}
          onSearch={search}
          searching={searching}
          onFocus={() => warmUpSearch(true)}
          compact={searching || shown !== null}
        />
        {place.failed && (
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
              reading={place.limit !== null}
              onShut={place.limit ? guide.shutLimit : guide.shut}
              onHome={() => void navigate('/')}
            />
          )}
          {shown?.kind === 'choices' && (
            <ChoicesCard key={placeId} choices={shown.choices} onChoose={search} onEscape={guide.shut} />
          )}
          {result && (
            <ResultPanel
              key={placeId}
              result={result}
              more={place.more}
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
