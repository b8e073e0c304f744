import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/**
 * What has happened, ids alone: a new post, a changed or removed one, something about a circle, a moderation case, a
 * notice for the listener, the listener's own account, what they have bought or have a seat in (`entitlement`); `refresh`: some may
 * have been missed, ask for everything again.
 */
export const liveKinds = ['post', 'changed', 'circle', 'case', 'notice', 'account', 'entitlement', 'refresh'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** The data of one event of the stream, as JSON; its name is the kind. A `post` in a circle carries the circle too. */
export const liveEvent = z.strictObject({
  kind: z.enum(liveKinds),
  id: z.string().optional(),
  circleId: z.string().optional(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/**
 * A stream of server-sent events for a signed-in person; it ends when the session does. Who may not read behind the gate hears of
 * their own account alone. One per browser is enough.
 */
export const live = endpoint(routes.live, {});
