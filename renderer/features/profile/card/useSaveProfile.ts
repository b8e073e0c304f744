import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { BodyIn } from '../../../../core/contract/endpoint.ts';
import type { Endpoints } from '../../../../core/contract/endpoints.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { fieldsOf, sentenceOf } from '../../../api/sentences.ts';
import type { Problem } from '../../../ui/forms/useSubmit.ts';
import { useSession } from '../../accounts/index.ts';

type Fields = BodyIn<Endpoints['updateProfile']>;

/** Saves some of the profile; the rest stays as it is. */
export const useSaveProfile = (user: CurrentUser) => {
  const { setSignedIn } = useSession();
  return {
    save: async (change: Partial<Fields>): Promise<void> => {
      const { nickname, displayName, bio, avatar, birthDate } = user;
      await setSignedIn(
        await call('updateProfile', { body: { nickname, displayName, bio, avatar, birthDate, ...change } }),
      );
    },
    /** On 401 the page itself leads to the sign-in page, half a second after the account is known to be gone. */
    problemOf: (error: unknown): Problem => {
      if (error instanceof ApiError && error.status === 401)
        return { title: 'Update Failed', message: 'You are logged out. Logging in again...' };
      return {
        title: 'Update Failed',
        message: sentenceOf(error, 'Please try again in a moment.'),
        fields: fieldsOf(error),
      };
    },
  };
};
