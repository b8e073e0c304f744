import { useEffect } from 'react';
import { onSignedOut } from '../../accounts/index.ts';
import type { Place } from './place.ts';

/** Loaded with the first text that is read. */
const load = () => import('./place.ts');

onSignedOut(async () => (await load()).forgetKept());

/** Has home lead back to a text that is being read; null for one that it should not, as where words of danger led to it. */
export const useKeepPlace = (place: Place | null): void => {
  const { kind, id, title } = place ?? {};
  useEffect(() => {
    if (!kind || id === undefined || title === undefined) return;
    load().then(
      ({ keepForHome }) => keepForHome({ place: { kind, id, title } }),
      () => undefined,
    );
  }, [kind, id, title]);
};
