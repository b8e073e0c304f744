import React from 'react';
import { cookieNames } from '../../core/rules/kept/cookieNames.ts';

const nothing = (): undefined => undefined;
const deaf = { addEventListener: nothing, removeEventListener: nothing };
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing, clear: nothing };

/**
 * As much of a browser as files of the renderer ask for while they are loaded and drawn, of somebody of whom nothing is
 * known. To be imported before them.
 */
const standIn = {
  ...deaf,
  location: { origin: '', href: '/', pathname: '/', search: '', hash: '' },
  history: { state: null },
  localStorage: storage,
  sessionStorage: storage,
  matchMedia: () => ({ matches: false, ...deaf }),
  document: {
    ...deaf,
    visibilityState: 'visible',
    // Perhaps somebody is signed in: the header's corner stays empty until the browser knows.
    cookie: `${cookieNames.signedIn}=1`,
    documentElement: { dataset: {}, style: { setProperty: nothing } },
    querySelector: () => null,
  },
};

Object.assign(globalThis, standIn, { window: globalThis });
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, languages: [], userAgent: '' } });

// Our stores have no other state for a server than the one they begin with.
const { useSyncExternalStore } = React;
React.useSyncExternalStore = (subscribe, snapshot, onServer = snapshot) =>
  useSyncExternalStore(subscribe, snapshot, onServer);
