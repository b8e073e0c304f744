import home from '../../../content/generated/home.json';
import type { LifeNote } from '../../../core/contract/library.ts';
import { noteTitles } from '../topics/index.ts';

interface PageLink {
  to: string;
  title: string;
}

/** Where to go on from what was read. */
export interface RelatedLinks {
  pages: PageLink[];
  /** The category it stands in. */
  category: PageLink | null;
}

/** Of the notes to go to. */
const MIN_PAGES = 3;
const MAX_PAGES = 5;

const noteLink = ({ id, title }: { id: string; title: string }): PageLink => ({ to: `/note/${id}`, title });

/**
 * The notes that its author named, and then as many of its category, those after it first. Nobody is led to the cards for
 * danger from here: who needs them comes to them by what they write, or by the lines to call.
 */
export const relatedTo = ({ id, category, related }: Pick<LifeNote, 'id' | 'category' | 'related'>): RelatedLinks => {
  const gentle = new Map(noteTitles.filter((each) => !each.danger).map((each) => [each.id, each]));
  const at = noteTitles.findIndex((each) => each.id === id);
  const around = [...noteTitles.slice(at + 1), ...noteTitles.slice(0, Math.max(at, 0))];
  const neighbours = around.filter((each) => each.category === category);
  const named = related.filter((each) => each.id !== id && gentle.has(each.id)).slice(0, MAX_PAGES);
  const others = neighbours.filter((each) => gentle.has(each.id) && !named.some((one) => one.id === each.id));
  const found = home.categories.find((each) => each.id === category);
  return {
    pages: [...named, ...others.slice(0, Math.max(0, MIN_PAGES - named.length))].map(noteLink),
    category: found ? { to: `/category/${found.id}`, title: found.name } : null,
  };
};
