import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportedRole } from '../../../../core/rules/roles.ts';
import type { AdminUser } from '../../../../core/contract/admin.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { COUNTED_HITS } from '../../../../core/rules/limits.ts';
import { callForPage } from '../../../api/client.ts';

export const PAGE = 50;

interface UsersPage {
  users: AdminUser[];
  /** Of the whole list, as far as it was counted. */
  total: number;
  /** Of a search or a role with more hits than are counted. */
  more: boolean;
  hasNext: boolean;
  /** Where the page begins in it, from 1. */
  first: number;
}

interface Trail {
  search: string;
  role: ReportedRole | null;
  /** Where each page that was gone through begins. */
  starts: string[];
}

/**
 * One page of the accounts, newest first. A page starts behind the last entry of the one before it, so that the hundred
 * thousandth account is as quick to reach as the first; the places gone through are kept for the way back.
 */
export const useUsers = (search: string, role: ReportedRole | null) => {
  const queryClient = useQueryClient();
  const first: Trail = { search, role, starts: [] };
  const [trail, setTrail] = useState(first);
  // Another search or role starts on its first page.
  if (trail.search !== search || trail.role !== role) setTrail(first);
  const { starts } = trail;
  const before = starts.length * PAGE;
  const queryKey = [routes.adminUsers.path, search, role, starts.at(-1) ?? ''];

  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<UsersPage> => {
      const { data: users, total } = await callForPage('adminUsers', {
        query: { q: search || undefined, role: role ?? undefined, limit: PAGE, before: starts.at(-1) },
        signal,
      });
      const counted = total ?? users.length;
      const more = (search !== '' || role !== null) && counted > COUNTED_HITS;
      return {
        users,
        total: more ? COUNTED_HITS : counted,
        more,
        hasNext: more ? users.length === PAGE : before + users.length < counted,
        first: before + 1,
      };
    },
    placeholderData: keepPreviousData,
    // Other admins are at work too: a page that is turned to is asked for again.
    staleTime: 0,
  });

  const last = data?.users.at(-1);
  // Not while the page before still stands: its last entry would be gone through twice.
  const hasNext = !isPlaceholderData && !!last && !!data?.hasNext;

  return {
    users: data?.users ?? [],
    total: data?.total ?? 0,
    more: data?.more ?? false,
    first: data?.first ?? 1,
    error,
    isPending,
    /** What stands belongs to the search, role or page before. */
    isOld: isPlaceholderData,
    refetch: () => void refetch(),
    next: hasNext ? () => setTrail({ ...first, starts: [...starts, `${last.createdAt},${last.id}`] }) : null,
    previous: starts.length > 0 ? () => setTrail({ ...first, starts: starts.slice(0, -1) }) : null,
    /** Puts a changed account in place, or takes a deleted one out. */
    put: (id: string, changed: AdminUser | null) =>
      queryClient.setQueryData<UsersPage>(queryKey, (page) => page && changedPage(page, id, changed)),
  };
};

const changedPage = (page: UsersPage, id: string, changed: AdminUser | null): UsersPage =>
  changed
    ? { ...page, users: page.users.map((user) => (user.id === id ? changed : user)) }
    : { ...page, users: page.users.filter((user) => user.id !== id), total: page.total - 1 };
