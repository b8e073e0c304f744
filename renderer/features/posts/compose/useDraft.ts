import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { isMinor } from '../../../../core/rules/ages.ts';
import { audiences, postTypes } from '../labels.ts';
import { emptyDraft, isEmptyDraft, type KeptDraft, type PostDraft } from '../sending/draft.ts';
import { pictureOfText, textOfPicture } from '../sending/pictureText.ts';
import { readSession, writeSession } from '../sending/session.ts';

/** Pictures by their draft's key. The session has them as text, which takes a moment to make, and may have no room for them. */
const pictures = new Map<string, Blob>();

const pictureKey = (key: string): string => `picture:${key}`;

const readPicture = (key: string): Blob | null => {
  const known = pictures.get(key);
  if (known) return known;
  const text = readSession(pictureKey(key));
  const picture = typeof text === 'string' ? pictureOfText(text) : null;
  if (picture) pictures.set(key, picture);
  return picture;
};

const keepPicture = (key: string, picture: Blob | null): void => {
  if (pictures.get(key) === (picture ?? undefined)) return;
  if (!picture) {
    pictures.delete(key);
    return writeSession(pictureKey(key), null);
  }
  pictures.set(key, picture);
  void textOfPicture(picture).then(
    // Not one that was taken away meanwhile.
    (text) => pictures.get(key) === picture && writeSession(pictureKey(key), text),
    () => undefined,
  );
};

const read = (key: string, empty: PostDraft): PostDraft => {
  const kept = readSession(key) as Partial<KeptDraft> | null;
  if (typeof kept?.content !== 'string') return empty;
  return {
    ...empty,
    content: kept.content,
    postType: postTypes.find((each) => each === kept.postType) ?? empty.postType,
    audience: audiences.find((each) => each === kept.audience) ?? empty.audience,
    circleId: typeof kept.circleId === 'string' ? kept.circleId : empty.circleId,
    anonymous: kept.anonymous ?? empty.anonymous,
    tags: kept.tags ?? '',
    imageAlt: kept.imageAlt ?? '',
    picture: readPicture(key),
  };
};

/** `birthDate`: null where the device does not know it, and only words that come back are shown. */
interface Drafter {
  id: string;
  birthDate: CurrentUser['birthDate'] | null;
}

/** What a person is writing here: kept while the dialog is shut and while the page reloads, until it is shared. */
export const useDraft = ({ id, birthDate }: Drafter, circleId: string | null) => {
  const key = `draft:${id}:${circleId ?? ''}`;
  // From 13 to 17 nobody is named unless they choose to be.
  const [empty] = useState(() => emptyDraft(circleId, birthDate !== null && isMinor(birthDate, Date.now())));
  const [draft, setDraft] = useState(() => read(key, empty));

  const replace = (next: PostDraft) => {
    setDraft(next);
    const { picture, ...kept } = next;
    writeSession(key, isEmptyDraft(next) ? null : kept);
    keepPicture(key, picture);
  };

  return {
    draft,
    change: (part: Partial<PostDraft>) => replace({ ...draft, ...part }),
    replace,
    clear: () => replace(empty),
  };
};
