import { createListeners } from '../../../../core/events/listeners.ts';
import { onSignedOut } from '../../accounts/index.ts';
import { audiences, postTypes } from '../labels.ts';
import { emptyDraft, isEmptyDraft, type KeptDraft, type PostDraft } from '../sending/draft.ts';
import { pictureOfText, textOfPicture } from '../sending/pictureText.ts';
import { readSession, writeSession } from '../sending/session.ts';

/** Pictures by their draft's key. The session has them as text, which takes a moment to make, and may have no room for them. */
const pictures = new Map<string, Blob>();

const pictureKey = (key: string, at: number): string => `picture:${key}:${at}`;

const readPicture = (key: string): Blob | null => {
  const held = pictures.get(key);
  if (held) return held;
  const text = readSession(key);
  const picture = typeof text === 'string' ? pictureOfText(text) : null;
  if (picture) pictures.set(key, picture);
  return picture;
};

const keepPicture = (key: string, picture: Blob | null): void => {
  if (pictures.get(key) === (picture ?? undefined)) return;
  if (!picture) {
    pictures.delete(key);
    return writeSession(key, null);
  }
  pictures.set(key, picture);
  void textOfPicture(picture).then(
    // Not one that was taken away meanwhile.
    (text) => pictures.get(key) === picture && writeSession(key, text),
    () => undefined,
  );
};

const readRow = (row: unknown, key: string): PostDraft | null => {
  const kept = row as Partial<KeptDraft> | null;
  const empty = emptyDraft(null, false);
  if (typeof kept?.content !== 'string') return null;
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

/** The one in the composer last; before it those that wait until it is shared. */
export type Drafts = readonly PostDraft[];

const known = new Map<string, Drafts>();
const listeners = createListeners();

onSignedOut(() => {
  known.clear();
  pictures.clear();
  listeners.notify();
});

const readAll = (key: string): Drafts =>
  // One alone in earlier versions of the app.
  [readSession(key)].flat().flatMap((row, at) => readRow(row, pictureKey(key, at)) ?? []);

/** What is being written, by its place: kept while the page reloads. */
export const drafts = {
  read: (key: string): Drafts => {
    const found = known.get(key) ?? readAll(key);
    known.set(key, found);
    return found;
  },
  write: (key: string, next: Drafts): void => {
    known.set(key, next);
    const rows = next.filter((each) => !isEmptyDraft(each)).map(({ picture: _, ...kept }) => kept);
    writeSession(key, rows.length > 0 ? rows : null);
    for (const [at, { picture }] of next.entries()) keepPicture(pictureKey(key, at), picture);
    keepPicture(pictureKey(key, next.length), null);
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};
