import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { BodyIn } from '../../../../core/contract/endpoint.ts';
import type { Endpoints } from '../../../../core/contract/endpoints.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { problemOf } from '../../../api/sentences.ts';
import type { Problem } from '../../../ui/forms/useSubmit.ts';
import { useSession } from '../../accounts/index.ts';

const FAILED = 'Update Failed';

type Fields = BodyIn<Endpoints['updateProfile']>;

/** Saves some of the profile; the rest stays as it is. */
export const useSaveProfile = (user: CurrentUser) => {
  const { setSignedIn } = useSession();
  const queryClient = useQueryClient();
  return {
    save: async (change: Partial<Fields>): Promise<void> => {
      const { nickname, displayName, bio, birthDate } = user;
      await setSignedIn(await call('updateProfile', { body: { nickname, displayName, bio, birthDate, ...change } }));
      // One's own posts show name and picture.
      await queryClient.invalidateQueries({ queryKey: [routes.posts.path] });
    },
    /** On 401 the page itself leads to the sign-in page, half a second after the account is known to be gone. */
    failed: (error: unknown): Problem =>
      error instanceof ApiError && error.status === 401
        ? { title: FAILED, message: 'You are logged out. Logging in again...' }
        : problemOf(FAILED, error),
  };
};
