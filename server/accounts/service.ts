import { retention } from '../../core/rules/retention.ts';
import type { MailService } from '../mail/service.ts';
import { sweepDesktopCodes } from './google/desktopCodes.ts';
import { sweepTokens } from './registration/mailTokens.ts';
import { accountData } from './data/accountData.ts';
import type { AccountDependencies } from './dependencies.ts';
import { createGoogle } from './google/google.ts';
import { createProfile } from './profile.ts';
import type { Provider } from './google/provider.ts';
import { createRecovery, registerTemplates } from './registration/recovery.ts';
import { createRegister } from './registration/register.ts';
import { createSignIn } from './signIn/signIn.ts';
import { sweepSessions } from './sessions/sessionStore.ts';
import { provisionalBefore } from './store.ts';

// What other features of the server may use of accounts.
export { newToken, tokenHash } from './tokens.ts';
export { accountLabel } from './signIn/signIn.ts';
export { refuseLastAdmin, lockAdmins } from './lastAdmin.ts';
export type { PersonalData, PersonalFeature } from './data/personalData.ts';
export { endOtherSessions, endSessions, renewSessions } from './sessions/sessionStore.ts';
export {
  emailKey,
  findByEmail,
  findUser,
  hasIdentity,
  setBirthDate,
  setBlocked,
  setGrants,
  setPastoral,
  setRole,
  userColumns,
  type UserRow,
} from './store.ts';
export { refuseUnderAge } from './registration/register.ts';
export { activeTier, grantsOf, reportedRoleOf, subscriptionOf } from './view.ts';

export type AccountsService = ReturnType<typeof createAccounts>;

export const createAccounts = (deps: AccountDependencies, mail: MailService, provider: Provider | null) => {
  const { db, now, personalData } = deps;
  personalData.register(accountData);
  registerTemplates(deps, mail);
  return {
    ...createSignIn(deps),
    ...createRecovery(deps),
    ...createProfile(deps),
    google: createGoogle(deps, provider),
    register: createRegister(deps),
    /** Clears away what has ended: sessions, links, provisional accounts. */
    async sweep(): Promise<void> {
      const at = now();
      await db.write(function* () {
        yield* sweepSessions(at);
        yield* sweepTokens(at);
        yield* sweepDesktopCodes(at);
        yield* personalData.sweepDeleted();
      });
      // In short transactions: whoever made thousands of them must not hold everybody up a week later.
      for (let batch = 1; batch > 0;)
        batch = await db.write(function* () {
          const ended = yield* provisionalBefore(at - retention.provisionalAccount);
          for (const { id } of ended) yield* personalData.eraseAll(id);
          return ended.length;
        });
      for (let batch = 1; batch > 0;) batch = await db.write(() => personalData.eraseLate());
    },
  };
};
