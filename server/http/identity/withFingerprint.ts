import type { Context } from '../context.ts';
import type { Person } from './person.ts';

interface Sent {
  person: Person;
  body: { browserFingerprint?: string | undefined };
  ctx: Context;
}

/** Who is asking, with the fingerprint of the body where none came in the header. Only a visitor (one with a network) has one. */
export const withFingerprint = ({ person, body: { browserFingerprint }, ctx }: Sent): Person =>
  browserFingerprint && person.network && !person.fingerprint
    ? { ...person, fingerprint: ctx.state.sender.fingerprint(browserFingerprint) }
    : person;
