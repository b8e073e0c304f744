import { useQuery } from '@tanstack/react-query';
import type { PassageInContext } from '../../../core/contract/scripture.ts';
import { call } from '../../api/client.ts';

/** A passage with the verses around it; null asks for nothing. */
export const usePassageContext = (reference: string | null) =>
  useQuery<PassageInContext>({
    queryKey: ['scripture', reference],
    queryFn: ({ signal }) => call('readScripture', { params: { reference: reference ?? '' }, signal }),
    enabled: reference !== null,
  });
