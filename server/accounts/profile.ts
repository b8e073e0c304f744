import type { Readable } from 'node:stream';
import type { CurrentUser } from '../../core/contract/accounts.ts';
import { lengths } from '../../core/rules/text.ts';
import { HttpError } from '../http/errors.ts';
import { refuseLastAdmin } from './lastAdmin.ts';
import { createDownloads } from './data/downloads.ts';
import { endTokens } from './registration/mailTokens.ts';
import type { AccountDependencies, Caller } from './dependencies.ts';
import { createReauthentication, WRONG_PASSWORD, invalidField } from './reauthentication.ts';
import { refuseUnderAge } from './registration/register.ts';
import { endSessions } from './sessions/sessionStore.ts';
import { saltOf } from './passwords/passwords.ts';
import { accountLabel, startSession, forgetDevices } from './signIn/signIn.ts';
import {
  emailKey,
  findUser,
  lockUserIfPasswordUnchanged,
  setPassword,
  updateProfileRow,
  type UserRow,
} from './store.ts';
import { viewCurrentUser } from './view.ts';

export interface ProfileFields {
  nickname: string;
  displayName?: string | null | undefined;
  bio?: string | null | undefined;
  avatar: string | null;
  birthDate: string;
}

export interface Profile {
  current(userId: string): Promise<CurrentUser>;
  update(userId: string, fields: ProfileFields): Promise<CurrentUser>;
  changePassword(caller: Caller, userId: string, body: { currentPassword: string; newPassword: string }): Promise<void>;
  remove(caller: Caller, userId: string, password: string | undefined): Promise<void>;
  /** Everything that is kept about the person, as JSON, written while it is read. */
  download(userId: string): Promise<Readable>;
}

export const createProfile = (deps: AccountDependencies): Profile => {
  const { db, log, now, secret, passwords, personalData, sessions } = deps;

  const load = async (userId: string): Promise<UserRow> => {
    const user = await db.read(() => findUser(userId));
    if (!user) throw new HttpError('not_signed_in', 'Please log in first.');
    return user;
  };

  const downloads = createDownloads(deps);
  const { confirm, refuseOldSession } = createReauthentication(deps);

  const turnOf = (caller: Caller, user: UserRow) => ({
    network: caller.network,
    account: accountLabel(secret, emailKey(user.email)),
  });

  return {
    current: async (userId) => viewCurrentUser(await load(userId), deps.gate, now()),
    async update(userId, { nickname, displayName, bio, avatar, birthDate }) {
      refuseUnderAge(birthDate, now());
      const user = await db.write(function* () {
        const row = yield* findUser(userId);
        if (!row) throw new HttpError('not_signed_in', 'Please log in first.');
        if (nickname.length > lengths.nickname && nickname !== row.nickname)
          throw invalidField('nickname', `Nickname can have at most ${lengths.nickname} characters.`);
        const changed: UserRow = {
          ...row,
          nickname,
          display_name: displayName || nickname,
          bio: bio ?? '',
          avatar,
          birth_date: birthDate,
        };
        yield* updateProfileRow(changed);
        return changed;
      });
      return viewCurrentUser(user, deps.gate, now());
    },
    async changePassword(caller, userId, { currentPassword, newPassword }) {
      const user = await load(userId);
      const hash = await passwords.withQueueSlot(turnOf(caller, user), async (hashing) => {
        await confirm(hashing, user, currentPassword, 'currentPassword');
        passwords.refuseWeak(newPassword, user.email);
        return hashing.hash(newPassword, user.password_hash ?? saltOf(secret, emailKey(user.email)));
      });
      await startSession(deps, caller, user, function* () {
        if (!(yield* lockUserIfPasswordUnchanged(user))) throw invalidField('currentPassword', WRONG_PASSWORD);
        yield* setPassword(userId, hash);
        yield* endSessions(userId);
        yield* forgetDevices(userId);
        yield* endTokens(userId, 'reset');
      });
      log.info({ event: 'password_changed', userId });
    },
    async remove(caller, userId, password) {
      const user = await load(userId);
      if (user.password_hash !== null)
        await passwords.withQueueSlot(turnOf(caller, user), (hashing) => confirm(hashing, user, password, 'password'));
      else await refuseOldSession(caller);
      await db.write(function* () {
        yield* refuseLastAdmin(userId);
        yield* personalData.eraseAll(userId);
      });
      sessions.cookie.clear(caller.ctx);
      log.info({ event: 'account_deleted', userId });
    },
    async download(userId) {
      await load(userId);
      return downloads.start(userId, async () => void (await load(userId)));
    },
  };
};
