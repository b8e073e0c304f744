import { retention } from '../../../core/rules/retention.ts';
import { durationLabel } from './durationLabel.ts';

type Key = keyof typeof retention;

interface Row {
  what: string;
  /** In which words it is told, where the bare duration is not enough. */
  say?(duration: string): string;
}

/** What each duration of `retention` is about. The compiler asks for one that is missing. */
const words: Record<Key, Row> = {
  visitorSearches: { what: 'What somebody who is not signed in searched for' },
  memberSearches: {
    what: 'What you searched for while signed in',
    say: (duration) => `${duration}, or until you clear it`,
  },
  daySalt: { what: 'The random value of a day that addresses, fingerprints and visitors are turned into keys with' },
  generatedAnswer: { what: 'An answer that a computer wrote, without who asked' },
  visitorCookie: { what: 'The visitor’s cookie, in your browser' },
  session: { what: 'A session, however much it is used', say: (duration) => `${duration} after you signed in` },
  sessionIdle: { what: 'A session that is not used', say: (duration) => `${duration} after its last use` },
  knownDevice: {
    what: 'That you have signed in from a browser before',
    say: (duration) => `${duration} after the last time`,
  },
  googleSignIn: { what: 'That you are on your way to Google and back' },
  googleRegistration: { what: 'What Google said of you, until your account is made' },
  confirmLink: { what: 'A link that confirms your email address' },
  resetLink: { what: 'A link that sets a new password' },
  provisionalAccount: { what: 'An empty account that was made for an address that had one already' },
  deletedAccount: {
    what: 'The id of a deleted account and nothing else of it, so that a restored backup deletes it again',
  },
  billingEvent: { what: 'The number of a message about a payment, without what it said, so that none counts twice' },
  billingReminder: { what: 'That we wrote to you about a renewal or a payment, so that we do so once' },
  deletedPrayer: {
    what: 'The text of a prayer that you deleted, for your devices that were offline',
    say: (duration) => `${duration}, then it is emptied`,
  },
  prayerChanges: { what: 'How a change of a prayer was settled, for a device that did not hear of it' },
  unusedImage: { what: 'A picture that no post or profile uses' },
  postTombstone: { what: 'That a post was deleted: its id, so that an offline device does not bring it back' },
  deletedCircle: { what: 'A deleted circle, so that its owner can bring it back' },
  studyMark: { what: 'That you studied in a circle on a day' },
  mailInvite: { what: 'An invite to a circle by mail' },
  linkInvite: { what: 'An invite to a circle by link or QR code' },
  familyInvite: { what: 'An invite to a seat of a family plan, with the address it went to' },
  readNotice: { what: 'A notice, such as what became of a report', say: (duration) => `${duration} after you read it` },
  strike: { what: 'How long a violation counts towards the next step' },
  mailAppeal: { what: 'The link in the mail by which a banned person can appeal' },
  signInAppeal: { what: 'The same link, given at sign-in' },
  feedback: { what: 'Feedback, with the search that it is about' },
  audit: { what: 'What staff did: ids, action and reason. Until then nobody can change it' },
};

export interface Fact {
  what: string;
  until: string;
}

const factOf = (key: Key): Fact => {
  const duration = durationLabel(retention[key]);
  const { what, say } = words[key];
  return { what, until: say ? say(duration) : duration };
};

const groupOf = (title: string, keys: readonly Key[], further: readonly Fact[] = []) => ({
  title,
  keys,
  facts: [...keys.map(factOf), ...further],
});

const ownUntil = 'until you delete it, or your account';

/** All that the server keeps, in groups; each duration stands in one of them. */
export const retentionGroups = [
  groupOf(
    'Searches and visits',
    ['visitorSearches', 'memberSearches', 'daySalt', 'visitorCookie', 'generatedAnswer'],
    [
      { what: 'A search with words of danger', until: 'never kept, and never counted' },
      {
        what: 'A search in which only a computer’s second look finds danger',
        until: 'removed within seconds, with what it counted',
      },
      {
        what: 'How many searches and registrations a day had, without words and without anybody’s key',
        until: 'for good',
      },
      {
        what: 'Logs: which kind of page was asked for, when, and how it went; no address, no words',
        until: 'as long as whoever runs this server keeps them',
      },
    ],
  ),
  groupOf(
    'Your account',
    [
      'sessionIdle',
      'session',
      'knownDevice',
      'googleSignIn',
      'googleRegistration',
      'confirmLink',
      'resetLink',
      'provisionalAccount',
      'deletedAccount',
      'billingEvent',
      'billingReminder',
    ],
    [
      {
        what: 'Email address, nickname, display name, birth date, what you write about yourself',
        until: 'until you delete your account',
      },
      {
        what: 'Your password, only as a hash that cannot be turned back (argon2id)',
        until: 'until you change it or delete your account',
      },
      {
        what: 'What you bought: which plan, from when until when, and its number at Stripe or Apple. Never a card',
        until: 'until you delete your account',
      },
      {
        what: 'A mail to you that could not be sent yet',
        until: 'until it is sent, or given up after about a day and a half',
      },
    ],
  ),
  groupOf(
    'Prayers and what you saved',
    ['deletedPrayer', 'prayerChanges'],
    [
      { what: 'Prayers', until: ownUntil },
      { what: 'Saved notes, verses and prayers', until: ownUntil },
    ],
  ),
  groupOf(
    'Community',
    [
      'unusedImage',
      'postTombstone',
      'deletedCircle',
      'studyMark',
      'mailInvite',
      'linkInvite',
      'familyInvite',
      'readNotice',
      'strike',
      'mailAppeal',
      'signInAppeal',
    ],
    [
      { what: 'Posts, anonymous ones too, reactions, circles and events', until: ownUntil },
      {
        what: 'Pictures, encoded anew without what the camera wrote',
        until: 'as long as what shows them; one that was reported, until that is settled',
      },
      {
        what: 'Reports',
        until: 'until they are settled and the account that sent them goes; who sent them is shown to nobody',
      },
      {
        what: 'The address of a banned account, only as a hash, if it was confirmed',
        until: 'until the ban is taken back',
      },
    ],
  ),
  groupOf('Feedback and staff', ['feedback', 'audit']),
];
