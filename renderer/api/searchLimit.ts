import { ApiError } from './errors.ts';

/** What a 429 says, with the specified defaults (docs/specification.md 1 §8) for what it leaves out. */
export interface SearchLimit {
  message: string | null;
  limit: number;
  used: number;
  requiresAuth: boolean;
  requiresUpgrade: boolean;
  /** ISO date-time, or null when the answer did not say. */
  resetAt: string | null;
}

/** The limit that an error speaks of; null when it is another error, or a wait that ends by itself. */
export const searchLimitOf = (error: unknown): SearchLimit | null => {
  if (!(error instanceof ApiError) || error.status !== 429 || error.code === 'too_many_requests') return null;
  const { message, limit, used, requiresAuth, requiresUpgrade, requiresRoleUpgrade, resetAt } = error.body;
  return {
    message: typeof message === 'string' && message ? message : null,
    limit: typeof limit === 'number' ? limit : 1,
    used: typeof used === 'number' ? used : 0,
    requiresAuth: requiresAuth === true,
    requiresUpgrade: requiresUpgrade === true || requiresRoleUpgrade === true,
    resetAt: typeof resetAt === 'string' ? resetAt : null,
  };
};
