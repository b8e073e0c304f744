import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { BodyIn } from '../../../../core/contract/endpoint.ts';
import type { Endpoints } from '../../../../core/contract/endpoints.ts';
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
  return {
    save: async (change: Partial<Fields>): Promise<void> => {
      const { nickname, displayName, bio, avatar, birthDate } = user;
      const body = { nickname, displayName, bio, avatar, birthDate, ...change };
      await setSignedIn(await call('updateProfile', { body }));
    },
    /** On 401 the page itself leads to the sign-in page, half a second after the account is known to be gone. */
    failed: (error: unknown): Problem =>
      error instanceof ApiError && error.status === 401
        ? { title: FAILED, message: 'You are logged out. Logging in again...' }
        : problemOf(FAILED, error),
  };
};
