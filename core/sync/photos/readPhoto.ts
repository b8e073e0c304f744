import type { JournalEntry } from '../../journal/entries.ts';
import type { PrayerStore } from '../../journal/store.ts';
import type { PhotoBytes } from '../../journal/types.ts';
import { timestampOf, type Clock } from '../backoff.ts';
import { tryRequest, type Transport } from '../protocol.ts';
import { keepPhoto, readPhotoBytes } from './photoRows.ts';
import { photoRequest } from './photoProtocol.ts';

interface Parts {
  store: PrayerStore;
  transport: Transport;
  clock: Clock;
  entries(owner: string, only: ReadonlySet<string>): Promise<JournalEntry[]>;
  /** Whether the server can be asked for what is this owner's. */
  isTheirs(owner: string): boolean;
}

/** Reads the photo of a prayer that is looked at: from this device, else from the server, and then it stays here. */
export const createPhotoReading = ({ store, transport, clock, entries, isTheirs }: Parts) => {
  const fetching = new Map<string, Promise<PhotoBytes | null>>();

  const fetchPhoto = async (owner: string, prayerId: string, photoId: string): Promise<PhotoBytes | null> => {
    const response = await tryRequest(transport, photoRequest(owner, prayerId, photoId));
    if (response?.status !== 200 || !response.image || !isTheirs(owner)) return null;
    const { image } = response;
    try {
      await store.commit(await keepPhoto(store, owner, photoId, timestampOf(clock), image));
    } catch {
      // No room, or locked meanwhile: it is seen now, and fetched again.
    }
    return image;
  };

  return async (owner: string, prayerId: string): Promise<PhotoBytes | null> => {
    const [entry] = await entries(owner, new Set([prayerId]));
    const photo = entry?.prayer.photo;
    if (!photo) return null;
    const here = await readPhotoBytes(store, owner, photo.id);
    if (here || !isTheirs(owner)) return here;
    const running = fetching.get(photo.id) ?? fetchPhoto(owner, prayerId, photo.id);
    fetching.set(photo.id, running);
    return running.finally(() => fetching.delete(photo.id));
  };
};
