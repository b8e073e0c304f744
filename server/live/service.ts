import type { LiveEvent, LiveKind } from '../../core/contract/live.ts';

/** Who may hear of something. */
export type Listeners =
  | { to: 'everyone' | 'pastoral' | 'staff' }
  | { to: 'circle'; circleId: string }
  | { to: 'user'; userId: string };

/** Something that has happened, told to other processes and to those listeners; ids only, never words or names. */
export interface LiveMessage {
  kind: LiveKind;
  id?: string;
  circleId?: string;
  listeners: Listeners;
  /** Who did it under their name: who blocked them, or is blocked by them, does not hear of it. Never sent to listeners. */
  author?: string;
}

/**
 * Tells of what was written, once the write is done. `account` to a user has that user's streams ask at once whether they may
 * go on: for a sign-out, a block, a suspension, a lost gate or circle.
 */
export type Publish = (...messages: readonly LiveMessage[]) => void;

/** For whenever an account may do less or more than before, or a session of it has ended. */
export const accountChanged = (userId: string): LiveMessage => ({ kind: 'account', listeners: { to: 'user', userId } });

/**
 * For when things of several lists went at once, an account's for example: ids told one after the other would say that one person
 * wrote them. Listeners hear it by and by, and once where it is told again meanwhile.
 */
export const everythingChanged: LiveMessage = { kind: 'refresh', listeners: { to: 'everyone' } };

/** A message as it is sent: what it says, and to whom it is not told, stays here. */
export interface PreparedMessage {
  message: LiveMessage;
  text: Buffer;
}

/** Writes an event as the stream has it: each field by name, so that nothing else of a message ever leaves the server. */
export const prepare = (message: LiveMessage): PreparedMessage => {
  const { kind, id, circleId } = message;
  const event: LiveEvent = { kind, ...(id && { id }), ...(circleId && { circleId }) };
  return { message, text: Buffer.from(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`) };
};
