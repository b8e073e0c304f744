import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { localDay } from '../../../../core/rules/daily.ts';
import type { Prayer } from '../../../../core/contract/journal.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { classes } from '../../../ui/classes.ts';
import { JournalFailed } from '../JournalStates.tsx';
import { OnThisDay } from '../list/OnThisDay.tsx';
import { AnsweredPrayer } from './AnsweredPrayer.tsx';
import { useAnswered } from './useAnswered.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './thanks.module.css';

/** Prayers shown at first, and with each "Show more". */
const PAGE = 20;
/** As many as a journal may have: on paper stands all of it. */
const ALL = 1_000_000;

export const AnsweredPrayers = () => {
  const [limit, setLimit] = useState(PAGE);
  const page = useAnswered(limit);
  const isWhole = page !== null && page !== 'failed' && page.prayers.length === page.found;
  const print = usePrint(isWhole, () => setLimit(ALL));
  if (page === 'failed') return <JournalFailed />;
  if (!page) return <Loading lines={[35, 100, 90, 60]} />;
  if (page.found === 0) return <NoneYet />;
  return (
    <>
      <OnThisDay remembered={page.remembered} />
      {byYear(page.prayers).map(([year, prayers]) => (
        <section key={year} className={styles.year} aria-labelledby={`answered-${year}`}>
          <h2 id={`answered-${year}`}>{year}</h2>
          <ul>
            {prayers.map((prayer) => (
              <li key={prayer.id}>
                <AnsweredPrayer prayer={prayer} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={classes(layout.row, styles.foot)}>
        {page.found > page.prayers.length && <Button onClick={() => setLimit(limit + PAGE)}>Show more</Button>}
        <Button kind="quiet" onClick={print}>
          <Printer size={18} aria-hidden /> Print
        </Button>
      </div>
    </>
  );
};

/** Prints once all of it is drawn. */
const usePrint = (isWhole: boolean, showAll: () => void): (() => void) => {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWhole || !isWanted.current) return;
    isWanted.current = false;
    window.print();
  }, [isWhole]);
  return () => {
    if (isWhole) return window.print();
    isWanted.current = true;
    return showAll();
  };
};

const NoneYet = () => (
  <div className={styles.none}>
    <Illustration name="answered" />
    <p className={styles.noneTitle}>Nothing stands here yet.</p>
    <p>
      When a prayer has been answered, mark it in your journal, and write a line on what happened if you like. It is
      kept here for a day on which you need to remember. There is no hurry: many prayers are long ones.
    </p>
    <Link to="/journal" className={buttonClass('secondary')}>
      To my journal
    </Link>
  </div>
);

/** As they come, the newest first: each year where the person is, with its prayers. */
const byYear = (prayers: readonly Prayer[]): [string, Prayer[]][] => {
  const years = new Map<string, Prayer[]>();
  for (const prayer of prayers) {
    const year = localDay(new Date(prayer.answeredAt ?? prayer.createdAt)).slice(0, 4);
    const list = years.get(year);
    if (list) list.push(prayer);
    else years.set(year, [prayer]);
  }
  return [...years];
};
