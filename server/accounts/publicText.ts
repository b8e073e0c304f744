import { findConcerns, type TextConcern } from '../../core/publishing/concerns.ts';
import { HttpError, suspended } from '../http/errors.ts';
import type { UserRow } from './store.ts';
import { suspensionEnd } from './view.ts';

/** What an account says of itself: names, which others read, and a few lines, which staff do when it is reported. */
type PublicText = Pick<UserRow, 'nickname' | 'display_name' | 'bio'>;

const SLUR = 'This has a word in it that puts people down. Please choose other words.';
const CONTACT = 'Others read this name. Please leave phone numbers, addresses and links out of it.';

const inName = (concerns: readonly TextConcern[]): string | null => {
  if (concerns.includes('slur')) return SLUR;
  return concerns.length > 0 ? CONTACT : null;
};

const inBio = (concerns: readonly TextConcern[]): string | null => (concerns.includes('slur') ? SLUR : null);

/**
 * Throws 400 for a slur, and for phone numbers, addresses and links in a name: a name can't wait for a moderator as a post does.
 * What an account has already may stay.
 */
export const refuseUnfit = (after: PublicText, before?: PublicText): void => {
  // The display name is the nickname where none was given: what is wrong is said of the field that was filled in.
  const isOwn = after.display_name !== after.nickname;
  const checked = [
    { field: 'nickname', text: after.nickname, had: before?.nickname, wrong: inName },
    { field: 'displayName', text: isOwn ? after.display_name : '', had: before?.display_name, wrong: inName },
    { field: 'bio', text: after.bio, had: before?.bio, wrong: inBio },
  ];
  const fields: Record<string, string> = {};
  for (const { field, text, had, wrong } of checked) {
    const sentence = text === had ? null : wrong(findConcerns(text));
    if (sentence !== null) fields[field] = sentence;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new HttpError('bad_request', first, { fields });
};

/** Throws 403 where an account that may only read says something else of itself. */
export const refuseWhileSuspended = (after: PublicText, before: UserRow, now: number): void => {
  const until = suspensionEnd(before, now);
  const isSame =
    after.nickname === before.nickname && after.display_name === before.display_name && after.bio === before.bio;
  if (until !== null && !isSame)
    throw suspended(
      until,
      'While your account may only read, your names and what you say about yourself stay as they are.',
    );
};
