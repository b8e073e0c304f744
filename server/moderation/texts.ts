import type { ModerationAction } from '../../core/contract/moderation.ts';
import type { NoticeKind } from '../../core/contract/moderation.ts';

const APPEAL = 'If you see it differently, you may appeal: somebody else will look at it.';

const wrote = (reason: string) => `The moderator wrote: “${reason}”`;

/** What the person is told of an action that was taken, and whether they may appeal; null where there is nothing to tell. */
export const noticeOf = (
  action: ModerationAction,
  visible: boolean | null,
  reason: string,
  until: number | null,
): { kind: NoticeKind; text: string; mayAppeal: boolean } | null => {
  const told = (kind: NoticeKind, sentence: string) => ({
    kind,
    text: `${sentence} ${wrote(reason)} ${APPEAL}`,
    mayAppeal: true,
  });
  switch (action) {
    case 'warn':
      return told(
        'warning',
        'Please be careful: something of yours breaks our community standards. This is a warning.',
      );
    case 'suspend':
      return told('suspension', `Until ${dayOf(until ?? 0)} you can read, but not write or join.`);
    // Reads no notices: a mail goes out.
    case 'ban':
      return null;
    default:
      if (visible === false) return told('hidden', 'A moderator decided that others can’t see something you shared.');
      if (visible === null) return null;
      return {
        kind: 'restored',
        text: 'A moderator looked at something you shared: others can see it.',
        mayAppeal: false,
      };
  }
};

/** What those who reported a thing learn: kindly, and without a name or what was done to whom. */
export const outcomeOf = (action: ModerationAction): string =>
  action === 'dismiss' || action === 'approve' || action === 'restore'
    ? 'Thank you for telling us. We looked at what you reported with care, and let it stay. You will not see it any more.'
    : 'Thank you for telling us. We looked at what you reported with care, and did something about it.';

/** What the person is told when an appeal was decided; without a reason where an admin simply lifted a ban. */
export const appealNotice = (upheld: boolean, reason: string): string =>
  [
    upheld
      ? 'You were right to ask: what was done has been taken back.'
      : 'Somebody else looked at it once more, and it stays as it was.',
    ...(reason === '' ? [] : [wrote(reason)]),
  ].join(' ');

const dayOf = (moment: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
