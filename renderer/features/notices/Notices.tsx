import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sentenceOf } from '../../api/sentences.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { isUnread, useNotices } from './useNotices.ts';

/** Old ones that stand open beside those that are new. */
const SHOWN = 3;

/**
 * What the people who look after this place have told the person, newest first. Nothing is drawn for who has never been told
 * anything, unless a link has led here.
 */
export const Notices = () => {
  const { notices, isPending, error, refetch } = useNotices();
  const { hash, key } = useLocation();
  const isWanted = hash === '#notices';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted || isPending) return;
    // A heading: a new page leaves the focus there (shell/RouteEffects.tsx).
    const heading = section.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isWanted, isPending, key]);

  if (!isWanted && !error && notices.length === 0) return null;
  return (
    <Section title="Notices" id="notices" ref={section}>
      {isPending ? (
        <Loading lines={[60, 100]} />
      ) : error ? (
        <RetryNotice onRetry={() => void refetch()}>
          {sentenceOf(error, 'Your notices could not be loaded.')}
        </RetryNotice>
      ) : notices.length === 0 ? (
        <EmptyState picture="letter">
          <p>Nothing to tell you.</p>
        </EmptyState>
      ) : (
        <NoticeList />
      )}
    </Section>
  );
};

const NoticeList = () => {
  const { notices, unread, markRead } = useNotices();
  const [isLong, setLong] = useState(false);
  // What was new when the person came stays marked while they look at it.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);

  const isFresh = (id: string) => fresh.has(id) || unread.some((each) => each.id === id);
  const short = notices.filter(({ id }, index) => index < SHOWN || isFresh(id));
  const shown = isLong ? notices : short;
  const lastUnread = shown.findLast(isUnread)?.id;

  const onSeen = () => {
    setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    // Where it fails they stay unread, and are marked at the next visit.
    void markRead().catch(() => undefined);
  };
  const showAll = () => {
    setLong(true);
    // The button is gone, and the focus with it.
    list.current?.focus();
  };

  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {shown.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            isNew={isFresh(notice.id)}
            onSeen={notice.id === lastUnread ? onSeen : undefined}
          />
        ))}
      </ul>
      {shown.length < notices.length && (
        <Button className={layout.start} onClick={showAll}>
          Show earlier notices
        </Button>
      )}
    </>
  );
};
