import type { Verse } from '../../core/contract/search.ts';
import { ContentError, type Content } from './files.ts';
import { packJoiner } from './verses.ts';

const FILE = 'content/daily-verses.txt';

/** The passages of today's verse, joined from the pack. Throws ContentError for one that stands there twice. */
export const buildDailyVerses = ({ dailyVerses, esv }: Pick<Content, 'dailyVerses' | 'esv'>): Verse[] => {
  const join = packJoiner(esv);
  const twice = dailyVerses.find((written, at) => dailyVerses.indexOf(written) < at);
  if (twice) throw new ContentError(`${FILE}: ${twice} stands there twice`);
  return dailyVerses.map((written) => join(written, FILE));
};
