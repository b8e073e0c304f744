import type { ModerationAction, ModerationCase } from '../../../../core/contract/moderation.ts';
import type { Audience } from '../../../../core/contract/posts.ts';

type Reason = ModerationCase['reasons'][number];

export const reasonWords: Readonly<Record<Reason, string>> = {
  self_harm: 'Self-harm',
  harassment: 'Harassment',
  hate: 'Hate',
  sexual: 'Sexual',
  private: 'Private details',
  spam: 'Spam',
  other: 'Something else',
  slur: 'A slur was found',
  link: 'A link from a new account',
  danger: 'Said not to be about danger',
  image: 'A picture to look at first',
  join: 'Asks to join a circle',
};

export const subjectWords: Readonly<Record<ModerationCase['subject'], string>> = {
  post: 'Post',
  event: 'Event',
  user: 'Account',
  circle: 'Circle',
  membership: 'Request to join',
};

/** Where a post stood; one of a circle is told by the circle's name. */
export const audienceWords: Readonly<Record<Audience, string>> = {
  everyone: 'in the SoulFeed',
  circle: 'in a circle that is gone',
  pastoral: 'for the pastoral team',
  me: 'for its author alone',
};

/** Why this moderator may not decide. */
export const refusalWords: Readonly<Record<NonNullable<ModerationCase['mayNot']>, string>> = {
  own: 'It is about you, so somebody else decides.',
  reported: 'You reported it, so somebody else decides.',
  staff: 'It is about one of the staff, so an admin decides.',
};

interface ActionWords {
  /** On the choice. */
  label: string;
  /** What it does, in a sentence. */
  means: string;
  /** Afterwards, in a toast. */
  done: string;
}

export const actionWords: Readonly<Record<ModerationAction, ActionWords>> = {
  dismiss: {
    label: 'Dismiss',
    means: 'Nothing is wrong with it. What was hidden by reports is shown again.',
    done: 'Case dismissed',
  },
  approve: { label: 'Approve', means: 'Others may see it now.', done: 'Approved' },
  hide: {
    label: 'Hide it',
    means: 'Only its author still sees it. It does not count as a violation.',
    done: 'Hidden',
  },
  restore: { label: 'Show it again', means: 'Others see it again.', done: 'Shown again' },
  warn: {
    label: 'Hide it and warn',
    means: 'A first violation: it goes, and its author is told why.',
    done: 'Warning sent',
  },
  suspend: {
    label: 'Hide it and suspend',
    means: 'A second violation: its author can only read for some days.',
    done: 'Account suspended',
  },
  ban: {
    label: 'Hide it and ban',
    means: 'A third violation, or a severe one: its author is signed out for good. They can appeal.',
    done: 'Account banned',
  },
};

/** Of somebody who asks to join a circle, and is 13 to 17. */
const joinWords: Readonly<Record<ModerationAction, ActionWords>> = {
  ...actionWords,
  approve: {
    label: 'Let them join',
    means: 'They become a member, or ask the circle’s owner where it approves each person.',
    done: 'Request approved',
  },
  dismiss: {
    label: 'Don’t let them join',
    means: 'Their request is dropped. They are not told why.',
    done: 'Request declined',
  },
};

export const wordsFor = ({
  subject,
}: Pick<ModerationCase, 'subject'>): Readonly<Record<ModerationAction, ActionWords>> =>
  subject === 'membership' ? joinWords : actionWords;
