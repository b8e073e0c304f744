import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { CircleEvent, EventReactionKind } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { circleKey } from '../circles.ts';

export const eventsKey = (circleId: string) => circleKey(circleId, 'events');
export type EventPages = InfiniteData<CircleEvent[], string | undefined>;

const PAGE = 100;
/** An event that began so long ago is still on, in milliseconds: an end is not asked for. */
const LASTS = 2 * 60 * 60_000;

/** The events of a circle: what is to come, the next one first, and what was, the latest first. `now` in milliseconds. */
export const useEvents = (circleId: string, now: number) => {
  const query = useInfiniteQuery({
    queryKey: eventsKey(circleId),
    queryFn: ({ pageParam, signal }) =>
      call('circleEvents', { params: { id: circleId }, query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const events = query.data?.pages.flat() ?? [];
  const isOver = ({ dateTime }: CircleEvent) => Date.parse(dateTime) + LASTS < now;
  return {
    ...query,
    events,
    coming: events.filter((event) => !isOver(event)).toReversed(),
    past: events.filter(isOver),
  };
};

/** With one event changed, or taken out. */
export const withEvent = (
  data: EventPages,
  id: string,
  change: (event: CircleEvent) => CircleEvent | null,
): EventPages => ({
  ...data,
  pages: data.pages.map((page) =>
    page.flatMap((event) => {
      const now = event.id === id ? change(event) : event;
      return now ? [now] : [];
    }),
  ),
});

/** As it is once the reader has said so, or has taken that back. */
export const withReaction = (event: CircleEvent, kind: EventReactionKind, on: boolean): CircleEvent => {
  if (event.mine.includes(kind) === on) return event;
  return {
    ...event,
    [kind]: Math.max(0, event[kind] + (on ? 1 : -1)),
    mine: on ? [...event.mine, kind] : event.mine.filter((each) => each !== kind),
  };
};
