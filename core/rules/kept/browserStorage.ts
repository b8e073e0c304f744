import { storageNames } from './storageNames.ts';

/** Where a browser keeps things, in the words of browsers. */
export type StoragePlace = 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache storage';

interface Stored {
  place: StoragePlace;
  /** One that ends in … stands for all that begin so. */
  name: string;
  purpose: string;
  until: string;
}

/** The name that workbox-precaching gives its cache begins so. */
const PRECACHE = 'workbox-precache-…';

/** All that our pages keep in a browser beside cookies. A browser test holds it against what a browser has. */
export const browserStorage: readonly Stored[] = [
  {
    place: 'localStorage',
    name: storageNames.site,
    purpose: 'Name, look and facts of this server, so that a page without a connection looks the same.',
    until: 'until you clear this site’s data. It says nothing about you.',
  },
  {
    place: 'localStorage',
    name: storageNames.display,
    purpose: 'The theme, text size and line spacing that you chose on this device.',
    until: 'until you clear this site’s data. It says nothing about your prayers.',
  },
  {
    place: 'localStorage',
    name: storageNames.about,
    purpose: 'The About page as you saw it last, for reading it without a connection.',
    until: 'until you sign out. It says nothing about you.',
  },
  {
    place: 'localStorage',
    name: storageNames.person,
    purpose:
      'Your account’s id and nickname, and which plan you have until when, so that your journal opens and your profile tells of it without a connection.',
    until: 'until you sign out.',
  },
  {
    place: 'localStorage',
    name: storageNames.signOutPending,
    purpose: 'That you signed out while there was no connection, until the server has heard of it.',
    until: 'until the server has heard of it.',
  },
  {
    place: 'localStorage',
    name: storageNames.home,
    purpose:
      'While you are signed in, which of our texts you read last, so that home leads back to it, that you put a prayer away for today, and how much room the news of your circles took.',
    until: 'until you sign out.',
  },
  {
    place: 'sessionStorage',
    name: storageNames.results,
    purpose: 'What this tab showed last, and what stood in its boxes, for Back and for loading the page again.',
    until: 'until the tab is closed or you sign out.',
  },
  {
    place: 'sessionStorage',
    name: storageNames.invite,
    purpose: 'The invite to a circle that you came with.',
    until: 'until it is used or put away, or the tab is closed.',
  },
  {
    place: 'sessionStorage',
    name: `${storageNames.posts}…`,
    purpose: 'A post that you are writing, so that loading the page again does not lose it.',
    until: 'until it is shared or put away, the tab is closed or you sign out.',
  },
  {
    place: 'sessionStorage',
    name: storageNames.reloaded,
    purpose: 'That this tab was loaded again for a new version, so that it happens once only.',
    until: 'until the tab is closed.',
  },
  {
    place: 'IndexedDB',
    name: storageNames.journal,
    purpose:
      'Your prayers on this device, with an account or without, those that still wait to be sent, what you chose for Pray now, and the journal’s lock.',
    until:
      'until you sign out. What could not be sent yet, and a copy of your journal, stay where you say so. Prayers without an account stay until you delete them.',
  },
  {
    place: 'IndexedDB',
    name: `${storageNames.journal}-copy`,
    purpose: 'A copy of the journal while its database is made anew, for a lock or a new PIN.',
    until: 'until that is done, which takes a moment.',
  },
  {
    place: 'IndexedDB',
    name: storageNames.waitingPosts,
    purpose: 'Posts that wait for a connection.',
    until: 'until they are sent or put away.',
  },
  {
    place: 'IndexedDB',
    name: `${storageNames.waitingPosts}-copy`,
    purpose: 'A copy of those while the journal’s lock changes.',
    until: 'until that is done, which takes a moment.',
  },
  {
    place: 'Cache storage',
    name: PRECACHE,
    purpose:
      'The program itself: its code, fonts and words, the same for everybody, so that pages open without a connection.',
    until: 'until the next version, or until you clear this site’s data.',
  },
  {
    place: 'Cache storage',
    name: storageNames.encoder,
    purpose: 'Three files by which your device itself understands a search; the same for everybody.',
    until: 'until they change, or until you clear this site’s data.',
  },
  {
    place: 'Cache storage',
    name: storageNames.siteFiles,
    purpose:
      'Colours, icons and logo of this server, the same for everybody, so that a page without a connection looks the same.',
    until: 'until you clear this site’s data.',
  },
];
