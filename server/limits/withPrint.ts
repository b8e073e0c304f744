import type { Context } from '../http/context.ts';
import type { Person } from '../http/person.ts';

interface Sent {
  person: Person;
  body: { browserFingerprint?: string | undefined };
  ctx: Context;
}

/** Who is asking, with the fingerprint of the body where none came in the header. Only a visitor (one with a network) has one. */
export const withPrint = ({ person, body: { browserFingerprint }, ctx }: Sent): Person =>
  browserFingerprint && person.network && !person.print
    ? { ...person, print: ctx.state.sender.print(browserFingerprint) }
    : person;
