import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { isMinor } from '../../../../core/rules/ages.ts';
import { audiences, postTypes } from '../labels.ts';
import { emptyDraft, isEmptyDraft, type KeptDraft, type PostDraft } from '../sending/draft.ts';
import { readSession, writeSession } from '../sending/session.ts';

/** A picture can't be kept in the session; while the page stands it waits here, by the draft's key. */
const pictures = new Map<string, Blob>();

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
    picture: pictures.get(key) ?? null,
  };
};

/** What a person is writing here: kept while the dialog is shut and while the page reloads, until it is shared. */
export const useDraft = ({ id, birthDate }: Pick<CurrentUser, 'id' | 'birthDate'>, circleId: string | null) => {
  const key = `draft:${id}:${circleId ?? ''}`;
  // From 13 to 17 nobody is named unless they choose to be.
  const [empty] = useState(() => emptyDraft(circleId, isMinor(birthDate, Date.now())));
  const [draft, setDraft] = useState(() => read(key, empty));

  const replace = (next: PostDraft) => {
    setDraft(next);
    const { picture, ...kept } = next;
    writeSession(key, isEmptyDraft(next) ? null : kept);
    if (picture) pictures.set(key, picture);
    else pictures.delete(key);
  };

  return {
    draft,
    change: (part: Partial<PostDraft>) => replace({ ...draft, ...part }),
    replace,
    clear: () => replace(empty),
  };
};
