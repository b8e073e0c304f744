import { useQuery } from '@tanstack/react-query';
import home from '../../../content/generated/home.json';
import type { Category } from '../../../core/contract/content.ts';
import type { ApiPath } from '../../api/paths.ts';

export const categoriesPath: ApiPath<'categories'> = '/api/categories';

/** The categories: the bundled ones until the server has answered, and where it does not. */
export const useCategories = (): Category[] => {
  const { data } = useQuery<Category[]>({ queryKey: [categoriesPath] });
  return data?.length ? data : home.categories;
};
