import { retention } from '../retention.ts';
import { cookieNames } from './cookieNames.ts';

/** A cookie as the privacy page tells of it. */
export interface Cookie {
  /** As a browser lists them; a signature stands in a cookie of its own. */
  names: readonly string[];
  purpose: string;
  when: string;
  /** How long it lasts or works, in milliseconds. */
  life: number;
  /** Whether it also goes when the browser is closed. */
  untilClosed?: true;
  /** Set only where this outside service is switched on. */
  service?: 'google';
}

const signed = (name: string): string[] => [name, `${name}.sig`];

/** Every cookie there is. A browser test holds it against what a browser has after a walk through all pages. */
export const cookies: readonly Cookie[] = [
  {
    names: [cookieNames.visitor],
    purpose: 'Counts a visitor’s searches of the day, and lets the same question be asked again for nothing.',
    when: 'with your first search or feedback while you are not signed in.',
    life: retention.visitorCookie,
  },
  {
    names: [cookieNames.device],
    purpose: 'Tells this browser from one that guesses at your password, so that you are not locked out with it.',
    when: 'when you sign in or register.',
    life: retention.knownDevice,
  },
  {
    names: [cookieNames.session],
    purpose: 'Keeps you signed in.',
    when: 'when you sign in or register. Signing out removes it.',
    life: retention.sessionIdle,
  },
  {
    names: [cookieNames.signedIn],
    purpose: 'Says only that there is a session, so that a visitor’s page need not ask.',
    when: 'together with the session.',
    life: retention.sessionIdle,
  },
  {
    names: signed(cookieNames.google),
    purpose: 'Remembers that you went to Google to sign in, until you are back.',
    when: 'when you choose to go on with Google.',
    life: retention.googleSignIn,
    untilClosed: true,
    service: 'google',
  },
  {
    names: signed(cookieNames.googleRegistration),
    purpose: 'Holds what Google said of you until you have filled in the rest of your account.',
    when: 'when you come back from Google without an account here.',
    life: retention.googleRegistration,
    untilClosed: true,
    service: 'google',
  },
];
