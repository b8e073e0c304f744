import type { Readable } from 'node:stream';
import type { changePassword, updateProfile } from '../../core/contract/accounts.ts';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import { maySetOwnBirthDate } from '../../core/rules/ages.ts';
import { lengths } from '../../core/rules/text.ts';
import type { Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { refuseLastAdmin } from './lastAdmin.ts';
import { createDownloads } from './data/downloads.ts';
import { changePicture } from './picture.ts';
import { endTokens } from './registration/mailTokens.ts';
import type { AccountDependencies, Caller } from './dependencies.ts';
import { refuseUnfit, refuseWhileSuspended } from './publicText.ts';
import { createReauthentication, WRONG_PASSWORD, invalidField } from './reauthentication.ts';
import { refuseUnderAge } from './registration/register.ts';
import { endSessions } from './sessions/sessionStore.ts';
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

function* loadUser(userId: string): Queries<UserRow> {
  const user = yield* findUser(userId);
  if (!user) throw new HttpError('not_signed_in', 'Please log in first.');
  return user;
}

/** What under 18 protects must not be left, or taken on, by a change of one's own. */
const birthDateRefused = (supportEmail: string): HttpError => {
  const sentence = `Please write to ${supportEmail} to have this birth date changed: we look at it together when it is about turning 18.`;
  return new HttpError('forbidden', sentence, { fields: { birthDate: sentence } });
};

/** Stores what a person changed of their profile, and gives the account as it is now. */
function* changeProfile(
  userId: string,
  { nickname, displayName, bio, avatar: chosen, birthDate }: BodyOut<typeof updateProfile>,
  { now, brand }: AccountDependencies,
): Queries<UserRow> {
  const row = yield* loadUser(userId);
  if (!maySetOwnBirthDate(row.birth_date, birthDate, now())) throw birthDateRefused(brand().supportEmail);
  if (nickname.length > lengths.nickname && nickname !== row.nickname)
    throw invalidField('nickname', `Nickname can have at most ${lengths.nickname} characters.`);
  const avatar = chosen === undefined ? row.avatar : chosen;
  const names = { nickname, display_name: displayName || nickname };
  const changed = { ...row, ...names, bio: bio ?? '', avatar, birth_date: birthDate };
  refuseWhileSuspended(changed, row, now());
  refuseUnfit(changed, row);
  yield* changePicture(row, avatar, now());
  yield* updateProfileRow(changed);
  return changed;
}

export const createProfile = (deps: AccountDependencies) => {
  const { db, log, now, secret, passwords, personalData, sessions, publish } = deps;
  const load = (userId: string) => db.read(() => loadUser(userId));
  const startDownload = createDownloads(deps);
  const { confirm, refuseOldSession } = createReauthentication(deps);

  const turnOf = (caller: Caller, user: UserRow) => ({
    network: caller.network,
    account: accountLabel(secret, emailKey(user.email)),
  });

  return {
    current: async (userId: string) => viewCurrentUser(await load(userId), deps.gate, now()),
    async update(userId: string, fields: BodyOut<typeof updateProfile>) {
      refuseUnderAge(fields.birthDate, now());
      return viewCurrentUser(await db.write(() => changeProfile(userId, fields, deps)), deps.gate, now());
    },
    async changePassword(
      caller: Caller,
      userId: string,
      { currentPassword, newPassword }: BodyOut<typeof changePassword>,
    ): Promise<void> {
      const user = await load(userId);
      const hash = await passwords.withQueueSlot(turnOf(caller, user), async (hashing) => {
        await confirm(hashing, user, currentPassword, 'currentPassword');
        passwords.refuseWeak(newPassword, user.email);
        return hashing.hash(newPassword, user.password_hash ?? passwords.saltOf(secret, emailKey(user.email)));
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
    async remove(caller: Caller, userId: string, password: string | undefined): Promise<void> {
      const user = await load(userId);
      if (user.password_hash !== null)
        await passwords.withQueueSlot(turnOf(caller, user), (hashing) => confirm(hashing, user, password, 'password'));
      else await refuseOldSession(caller);
      const messages = await db.write(function* () {
        yield* refuseLastAdmin(userId);
        return yield* personalData.eraseAll(userId);
      });
      sessions.cookie.clear(caller.ctx);
      publish(...messages);
      log.info({ event: 'account_deleted', userId });
    },
    /** Everything that is kept about the person, as JSON, written while it is read. */
    async download(userId: string): Promise<Readable> {
      await load(userId);
      return startDownload(userId, () => load(userId));
    },
  };
};
