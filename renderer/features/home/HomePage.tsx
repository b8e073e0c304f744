import { Suspense, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { homeHead } from '../../../core/rules/pageHeads/homeHead.ts';
import { classes } from '../../ui/classes.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { useAccount } from '../accounts/index.ts';
import { CategoryGrid } from '../categories/index.ts';
import { CrisisView } from '../crisis/index.ts';
import { SearchMeter, WelcomeCard } from '../limits/index.ts';
import { EntryView, useSearchEntry, type HistoryEntry } from '../historyEntries/index.ts';
import { SearchBox, preloadSearch } from '../search/index.ts';
import { ChoicesCard, LifeNoteView, ResultPanel, ResultSkeleton } from '../wisdom/index.ts';
import { Below } from './Below.tsx';
import { Greeting } from './Greeting.tsx';
import type { Place } from './place/place.ts';
import { useKeepPlace } from './place/useKeepPlace.ts';
import { TrendChips } from './TrendChips.tsx';
import { useTrending, useWeekly } from './useTrends.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './HomePage.module.css';

const preload = (searching: boolean) => {
  preloadSearch(searching);
  for (const part of [ChoicesCard, LifeNoteView, ResultPanel, WelcomeCard]) void part.preload();
};

export const HomePage = () => {
  const box = useRef<HTMLTextAreaElement>(null);
  const home = useSearchEntry();
  const weekly = useWeekly();
  const trending = useTrending();
  const { entry, entryId, searching } = home;
  const { shown } = entry;
  const site = useSite();
  const { person } = useAccount();
  useKeepPlace(placeOf(shown));
  const title = shown?.kind === 'note' ? shown.note.challenge : shown?.kind === 'result' ? shown.result.topic : null;
  const head = homeHead(site);
  usePageHead(title ? `${title} · ${site.name}` : head.title, head.description);
  useEffect(() => whenIdle(() => preload(false)), []);

  const empty = (how: 'clear' | 'close') => () => {
    flushSync(home[how]);
    window.scrollTo(0, 0);
    box.current?.focus();
  };
  const clear = empty('clear');
  const close = empty('close');

  if (shown?.kind === 'note' && !searching)
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <LifeNoteView
          key={entryId}
          note={shown.note}
          because={shown.because}
          query={shown.query}
          helpline={shown.helpline}
          onBack={home.goBack}
          onSearchMore={clear}
          onEscape={close}
        />
      </Suspense>
    );

  if (shown?.kind === 'crisis')
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <CrisisView key={entryId} danger={shown.danger} typed onLeave={home.leave} />
      </Suspense>
    );

  const compact = searching || shown !== null;
  return (
    <>
      <section className={classes(layout.stack4, styles.hero, compact && styles.compact)}>
        <h1>What do you need help with today?</h1>
        {!compact && (person ? <Greeting name={person.nickname} tagline={site.tagline} /> : <p>{site.tagline}</p>)}
        <SearchBox
          boxRef={box}
          compact={compact}
          query={entry.query}
          onQuery={home.setQuery}
          onSearch={home.search}
          searching={searching}
          onFocus={() => preload(true)}
        />
        <SearchMeter searching={searching} />
        {entry.failed && (
          <p role="alert" className={styles.failed}>
            That did not work just now. Check your connection and try again.
          </p>
        )}
      </section>

      <EntryView
        search={home}
        result={shown?.kind === 'result' ? shown.result : null}
        onClose={close}
        onHome={clear}
        onClear={clear}
        onEscape={close}
      />
      {!searching && (
        <Below owner={compact ? null : (person?.id ?? null)}>
          <TrendChips title="This Week's Most Searched" trend={weekly} onSearch={home.search} />
          <CategoryGrid />
          <TrendChips title="Also Trending" trend={trending} onSearch={home.search} />
        </Below>
      )}
    </>
  );
};

/** What home leads back to: a note that was found here, unless words of danger led to it or it is about them. */
const placeOf = (shown: HistoryEntry['shown']): Place | null =>
  shown?.kind === 'note' && !shown.helpline && !shown.note.danger
    ? { kind: 'note', id: shown.note.id, title: shown.note.challenge }
    : null;
