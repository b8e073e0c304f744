import { useEffect } from 'react';
import { followSite } from './followSite.ts';

/** Keeps name and look as the server has them, asking every so many milliseconds. Shows nothing. */
export const SiteSync = ({ every }: { every: number }) => {
  useEffect(() => followSite(every), [every]);
  return null;
};
