import type { NewPrayer, Prayer, PrayerEdit, PrayerPhoto } from '../contract/journal.ts';
import type { NewPost } from '../contract/posts.ts';

/** What a person did to a prayer, as it waits to be sent. Never altered once added: a later thought is a later change. */
export type PrayerChange =
  /** An `imported` prayer may be on the server already, under the same id. */
  | { kind: 'create'; prayerId: string; prayer: NewPrayer; imported?: true }
  | { kind: 'edit'; prayerId: string; seen: Seen; set: PrayerEdit }
  | { kind: 'delete'; prayerId: string; seen: Seen };

/** A post that waits to be sent (docs/decisions.md 22). Its item's id is the post's client id. */
export interface PostChange {
  kind: 'post';
  post: NewPost;
  /** It is sent under a new id: what the server has under its first one is another version, which its writer may delete. */
  hasEarlier?: true;
}

/** A photo as it lies on a device: in base64, since a lock seals texts. */
export interface PhotoBytes {
  /** `image/webp` or another. */
  type: string;
  data: string;
}

/** A photo as a person gives it. */
export type NewPhoto = PhotoBytes & Pick<PrayerPhoto, 'width' | 'height'>;

/**
 * A photo that is to be put on a prayer, or taken off it with null. It waits beside the prayer's own changes, and never
 * before them. Its bytes are in a row of their own.
 */
export interface PhotoChange {
  kind: 'photo';
  prayerId: string;
  photoId: string;
  photo: PrayerPhoto | null;
}

export type Change = PrayerChange | PostChange | PhotoChange;

/**
 * What a person had before them when they changed a prayer: the server's last revision of it, the ids of the changes that
 * wrote the words and the answer they saw, and all its texts in one word (conflictRules.ts).
 */
export interface Seen {
  revision: number;
  words: string;
  answer: string | null;
  texts: string;
}

/** Names a prayer, and each change to one (core/contract/journal.ts `prayerId`). The moment in milliseconds. */
export const journalId = (moment: number | string, uuid: string): string => `pending_${moment}_${uuid}`;

/** Names a post that waits (core/contract/posts.ts `clientId`): by its id alone it is known as one. */
export const postClientId = (moment: number, uuid: string): string => `${POST}${moment}_${uuid}`;
const POST = 'post_';
export const isPostClientId = (id: string): boolean => id.startsWith(POST);

/** The id of a text that nobody has: what is said to replace it stands beside whatever is there. */
export const NO_TEXT = journalId(0, '00000000-0000-4000-8000-000000000000');

/** Why an item can't be sent as it is. It stays, and is shown with this. */
export interface Parked {
  code: string;
  reason: string;
  at: number;
}

/** A row of `pendingPrayers`. `id` names the change (for a create it is the prayer's id); `order` is the store's. */
export interface PendingItem<Changed extends Change = Change> {
  id: string;
  owner: string;
  version: 1;
  /** When it was written, by the device's clock. For people: clocks jump, so nothing is ordered by it. */
  timestamp: number;
  order: number;
  data: Changed;
  parked: Parked | null;
}

/** A change to a prayer's words that waits; it is in the journal's database. */
export type PrayerItem = PendingItem<PrayerChange>;
/** A post that waits; it is in a database of its own. */
export type PostItem = PendingItem<PostChange>;
/** A photo that waits, beside the changes to its prayer. */
export type PhotoItem = PendingItem<PhotoChange>;

export const isPostItem = (item: PendingItem): item is PostItem => item.data.kind === 'post';
export const isPhotoItem = (item: PendingItem): item is PhotoItem => item.data.kind === 'photo';
export const isPrayerItem = (item: PendingItem): item is PrayerItem => !isPostItem(item) && !isPhotoItem(item);
/** What is in the journal, and no post. */
export const isJournalItem = (item: PendingItem): item is PrayerItem | PhotoItem => !isPostItem(item);

/** A prayer's photo, as a subject of its own: nothing that is said of the words waits for it. */
export const photoSubject = (prayerId: string): string => `photo/${prayerId}`;

/** The prayer, its photo or the post that an item is about: what is about one thing goes out in order. */
export const subjectOf = ({ id, data }: Pick<PendingItem, 'id' | 'data'>): string =>
  data.kind === 'post' ? id : data.kind === 'photo' ? photoSubject(data.prayerId) : data.prayerId;

/** A row of `userPrayers`: what the server last said of a prayer, and nothing else. */
export interface StoredPrayer {
  id: string;
  owner: string;
  version: 1;
  createdAt: string;
  prayer: Prayer;
  /** Of a copy that stayed here without an account: whose prayer it is a copy of, and that one's id. */
  origin?: Origin;
}

export interface Origin {
  owner: string;
  id: string;
}

/** A row of `cachedContent`. */
export interface CachedContent {
  key: string;
  owner: string | null;
  version: 1;
  timestamp: number;
  data: unknown;
}

export const cachedRow = (key: string, owner: string | null, timestamp: number, data: unknown): CachedContent => ({
  key,
  owner,
  version: 1,
  timestamp,
  data,
});

/** Where one prayer stands, for the person: only on this device, on its way, on the server, or waiting for them. */
export type ItemState = 'saved_here' | 'sending' | 'safe' | 'needs_you';
