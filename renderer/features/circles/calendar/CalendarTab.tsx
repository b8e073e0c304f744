import { Plus } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { Circle, CircleEvent } from '../../../../core/contract/circles.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ReportDialog } from '../../moderation/index.ts';
import { DeleteEvent } from './DeleteEvent.tsx';
import { EventCard } from './EventCard.tsx';
import { emptyEvent, EventForm } from './EventForm.tsx';
import { eventsKey, useEvents, withEvent, type EventPages } from './events.ts';
import { MonthTable } from './MonthTable.tsx';
import { ShowMore } from '../parts/ShowMore.tsx';
import styles from './calendar.module.css';

/** When the circle meets: every member plans events, and says whether they come. */
export const CalendarTab = ({ circle: { id } }: { circle: Circle }) => {
  const queryClient = useQueryClient();
  const [now] = useState(() => Date.now());
  const list = useEvents(id, now);
  const { events, coming, past, data, error, refetch } = list;
  const [planning, setPlanning] = useState(false);
  const [draft, setDraft] = useState(emptyEvent);
  const [deleting, setDeleting] = useState<CircleEvent | null>(null);
  const [reporting, setReporting] = useState<CircleEvent | null>(null);
  const [pastOpen, setPastOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const open = (event: CircleEvent) => {
    setPastOpen(pastOpen || past.includes(event));
    // Once it is drawn.
    setTimeout(() => {
      const card = document.getElementById(`event-${event.id}`);
      card?.focus({ preventScroll: true });
      card?.scrollIntoView({ block: 'center' });
    });
  };
  const takeOut = (event: CircleEvent) => {
    queryClient.setQueryData<EventPages>(eventsKey(id), (all) => all && withEvent(all, event.id, () => null));
    // Once the dialog is gone, which gives the focus back to a button that is gone too.
    setTimeout(() => heading.current?.focus());
  };
  const card = (event: CircleEvent) => (
    <li key={event.id}>
      <EventCard
        circleId={id}
        event={event}
        past={past.includes(event)}
        now={now}
        onDelete={() => setDeleting(event)}
        onReport={() => setReporting(event)}
      />
    </li>
  );

  return (
    <div className={styles.calendar}>
      <header className={layout.ends}>
        <h2 ref={heading} tabIndex={-1}>
          Calendar
        </h2>
        <Button kind="primary" onClick={() => setPlanning(true)}>
          <Plus size={18} aria-hidden />
          New event
        </Button>
      </header>
      {!data && !error && <Loading lines={[60, 100, 80, 100]} />}
      {!data && error && (
        <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'The events could not be loaded.')}</RetryNotice>
      )}
      {data && (
        <>
          <MonthTable events={events} now={now} onOpen={open} />
          <ComingEvents>{coming.map(card)}</ComingEvents>
          {past.length > 0 && (
            <details
              className={styles.past}
              open={pastOpen}
              onToggle={(event) => setPastOpen(event.currentTarget.open)}
            >
              <summary>Past events</summary>
              <ul className={layout.stack3}>{past.map(card)}</ul>
              <ShowMore list={list} />
            </details>
          )}
        </>
      )}
      {planning && (
        <EventForm
          circleId={id}
          draft={draft}
          onDraft={setDraft}
          onAdded={() => void queryClient.invalidateQueries({ queryKey: eventsKey(id) })}
          onClose={() => setPlanning(false)}
        />
      )}
      {reporting && (
        <ReportDialog
          subject="event"
          subjectId={reporting.id}
          onReported={() => takeOut(reporting)}
          onClose={() => setReporting(null)}
        />
      )}
      {deleting && (
        <DeleteEvent
          circleId={id}
          event={deleting}
          now={now}
          onDeleted={() => takeOut(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
};

const ComingEvents = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 ? (
    <section aria-label="Coming events" className={layout.stack4}>
      <h3>Coming up</h3>
      <ul className={layout.stack3}>{children}</ul>
    </section>
  ) : (
    <EmptyState picture="night" title="Nothing planned yet">
      <p>A meeting, a call, a meal, a time to pray: every member can plan one.</p>
    </EmptyState>
  );
