import { useQuery } from '@tanstack/react-query';
import { noteTitles } from '../topics/index.ts';
import { categoriesPath } from './useCategories.ts';

/** The names of a category's topics: null while they load; the bundled ones when the server does not answer. */
export const useCategoryTopics = (id: string): string[] | null => {
  const { data, isError } = useQuery<string[]>({ queryKey: [categoriesPath, id, 'topics'] });
  if (data) return data;
  return isError ? noteTitles.filter(({ category }) => category === id).map(({ title }) => title) : null;
};
