import { CalendarCheck, CalendarPlus, HandHeart, MapPin, Sparkles, type LucideIcon } from 'lucide-react';
import type { CircleEvent, EventReactionKind } from '../../../../core/contract/circles.ts';
import { icsOf, UID_HOST } from '../../../../core/rules/calendar/calendarFile.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Menu, type MenuItem } from '../../../ui/controls/Menu.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { site } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useAccount } from '../../accounts/index.ts';
import { CountToggle } from '../parts/CountToggle.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useToggle } from '../useToggle.ts';
import { eventsKey, withEvent, withReaction, type EventPages } from './events.ts';
import { timeThere, whenLabel } from './eventTime.ts';
import styles from './calendar.module.css';

interface EventCardProps {
  circleId: string;
  event: CircleEvent;
  past: boolean;
  /** In milliseconds. */
  now: number;
  onDelete(): void;
  onReport(): void;
}

const reactions: readonly { kind: EventReactionKind; label: string; Icon: LucideIcon }[] = [
  { kind: 'attending', label: 'Attending', Icon: CalendarCheck },
  { kind: 'praying', label: 'Praying', Icon: HandHeart },
  { kind: 'recognize', label: 'Recognize', Icon: Sparkles },
];

export const EventCard = ({ circleId, event, past, now, onDelete, onReport }: EventCardProps) => {
  const { id, title, dateTime, location, description, createdBy, mine, canDelete } = event;
  const { user } = useAccount();
  const isOwn = createdBy !== null && createdBy.id === user?.id;
  const { toggle, problem } = useToggle<EventPages>(eventsKey(circleId));
  const items: MenuItem[] = [
    ...(isOwn ? [] : [{ label: 'Report', onSelect: onReport }]),
    ...(canDelete ? [{ label: 'Delete', isDanger: true, onSelect: onDelete }] : []),
  ];
  const there = timeThere(dateTime, event.timeZone);

  const react = (kind: EventReactionKind, on: boolean) =>
    toggle({
      apply: (data) => withEvent(data, id, (each) => withReaction(each, kind, on)),
      undo: (data) => withEvent(data, id, (each) => withReaction(each, kind, !on)),
      send: async () => {
        const params = { id: circleId, eventId: id, kind };
        const answer = await call(on ? 'addEventReaction' : 'removeEventReaction', { params });
        return (data) => withEvent(data, id, () => answer);
      },
      failed: 'That was not saved',
    });

  return (
    <article id={`event-${id}`} tabIndex={-1} aria-labelledby={`title-${id}`} className={styles.event}>
      <DateLeaf dateTime={dateTime} />
      <div className={styles.words}>
        <h3 id={`title-${id}`} dir="auto">
          {title}
        </h3>
        <p>
          <time dateTime={dateTime}>{whenLabel(dateTime, now)}</time>
          {there && <span className={layout.soft}> ({there})</span>}
        </p>
        {location && (
          <p className={styles.place}>
            <MapPin size={16} aria-hidden />
            {location}
          </p>
        )}
        {description && (
          <p dir="auto" className={styles.description}>
            {description}
          </p>
        )}
        {createdBy && <p className={layout.hint}>Planned by {createdBy.nickname}</p>}
        <EventState status={event.status} />
      </div>
      <div className={styles.bar}>
        <div className={layout.row}>
          {reactions.map(({ kind, label, Icon }) => (
            <CountToggle
              key={kind}
              Icon={Icon}
              label={label}
              on={mine.includes(kind)}
              count={event[kind]}
              of={title}
              onChange={(on) => react(kind, on)}
            />
          ))}
        </div>
        <div className={styles.more}>
          {!past && (
            <Button kind="quiet" onClick={() => saveEvent(event)} aria-label={`Add to calendar: ${title}`}>
              <CalendarPlus size={18} aria-hidden />
              Add to calendar
            </Button>
          )}
          {items.length > 0 && <Menu label={`More about ${title}`} items={items} />}
        </div>
        <Problem>{problem}</Problem>
      </div>
    </article>
  );
};

/** What only its maker and those who look after the circle are told: that the others do not see it. */
const EventState = ({ status }: Pick<CircleEvent, 'status'>) =>
  status === 'published' ? null : status === 'held' ? (
    <Notice title="Waiting for a moderator">Somebody looks at it before the other members see it.</Notice>
  ) : (
    <Notice title="Hidden from others">A moderator looks at it, or has looked at it.</Notice>
  );

/** The day, large enough to be found at a glance. What it says stands in words beside it. */
const DateLeaf = ({ dateTime }: { dateTime: string }) => {
  const date = new Date(dateTime);
  return (
    <div aria-hidden className={styles.leaf}>
      <span>{date.toLocaleDateString(undefined, { month: 'short' })}</span>
      <strong>{date.getDate()}</strong>
      <span>{date.toLocaleDateString(undefined, { weekday: 'short' })}</span>
    </div>
  );
};

/** How long an event is in a calendar: an end is not asked for. In minutes. */
const USUAL_LENGTH = 60;

const saveEvent = ({ id, title, description, location, dateTime }: CircleEvent): void => {
  const entry = {
    uid: `${id}@${UID_HOST}`,
    title,
    description: description ?? undefined,
    location: location ?? undefined,
    startsAt: Date.parse(dateTime),
    minutes: USUAL_LENGTH,
  };
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  saveFile(icsOf([entry], site().name, Date.now()), `${name.slice(0, 60) || 'event'}.ics`, 'text/calendar');
};
