import { fnv1a } from './fnv1a.ts';

/** FNV-1a with a second mixing step, started anywhere. It never changes: ids of prayers that were imported are made of it. */
export const hash = (text: string, start?: number): number => {
  const value = Math.imul(fnv1a(text, start), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};
