import { randomUUID } from 'node:crypto';
import type { CurrentUser, register } from '../../../core/contract/accounts.ts';
import type { BodyOut } from '../../../core/contract/endpoint.ts';
import { isOldEnough } from '../../../core/rules/ages.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { enqueueMail } from '../../mail/service.ts';
import { consume, consumeOrRefuse } from '../../limits/service.ts';
import type { AccountDependencies, Caller } from '../dependencies.ts';
import { refuseUnfit } from '../publicText.ts';
import { accountLabel, startSession } from '../signIn/signIn.ts';
import { emailKey, findByEmail, insertUser, type UserRow } from '../store.ts';
import { viewCurrentUser } from '../view.ts';

const MINUTE = 60_000;
/** From one network: a church gets its thirty in ten minutes, a script not many more (docs/decisions.md 4). */
export const registrations = { max: 60, window: 10 * MINUTE };
/** Mails that registering may send to one address: nobody's mailbox can be filled by registering it again and again. */
const welcomes = { max: 3, window: 60 * MINUTE };
/** Throws 400 `under_age`. Called before anything is stored (docs/decisions.md 12). */
export const refuseUnderAge = (birthDate: string, now: number): void => {
  if (isOldEnough(birthDate, now)) return;
  const sentence = 'You must be at least 13 years old to create an account';
  throw new HttpError('under_age', sentence, { fields: { birthDate: sentence } });
};

/** Throws 400 for names that others should not read. */
export const refuseUnfitNames = ({ nickname, displayName }: Names): void =>
  refuseUnfit({ nickname, display_name: displayName || nickname, bio: '' });

interface Names {
  nickname: string;
  displayName?: string | null | undefined;
}

export const newUser = (
  fields: Pick<UserRow, 'email' | 'password_hash' | 'birth_date' | 'verified_at'> & Names,
  now: number,
): UserRow => ({
  id: randomUUID(),
  email: fields.email,
  email_key: emailKey(fields.email),
  claimed_key: null,
  password_hash: fields.password_hash,
  nickname: fields.nickname,
  display_name: fields.displayName || fields.nickname,
  bio: '',
  avatar: null,
  birth_date: fields.birth_date,
  role: 'registered',
  blocked: 0,
  verified_at: fields.verified_at,
  suspended_until: null,
  pastoral: 0,
  grants: '',
  subscription_tier: null,
  subscription_until: null,
  created_at: now,
});

/**
 * Registers and signs in at once; the address can be confirmed later (docs/decisions.md 10).
 *
 * An address that has an account already must not show (docs/proof.md S14), and registering signs in, so an answer
 * "this address is taken" is not open to us. Instead the newcomer gets a **provisional** account: it is real, empty, works
 * like any account whose address is not confirmed, is signed in to with its own password, and owns no address (`email_key`
 * is null), so that it can never be confirmed or become the owner's. The mail that every new account is told to look for says, to
 * the one person who may know it: you have an account already, sign in or reset your password. They go after
 * half a year. Where no mail is configured nobody could be told, only a puzzled person would be left in an empty
 * account: there the answer is an honest 409.
 */
export const createRegister = (deps: AccountDependencies) => {
  const { db, log, now, secret, passwords, mailConfigured, bans } = deps;

  return async (caller: Caller, body: BodyOut<typeof register>): Promise<CurrentUser> => {
    const at = now();
    const key = emailKey(body.email);
    refuseUnderAge(body.birthDate, at);
    refuseUnfitNames(body);
    const turn = { network: caller.network, account: accountLabel(secret, key) };
    const password_hash = await passwords.withQueueSlot(turn, async ({ hash }) => {
      await db.write(() => consumeOrRefuse(`register:${caller.network}`, registrations, at));
      passwords.refuseWeak(body.password, body.email);
      const owner = await db.read(() => findByEmail(key));
      return hash(body.password, owner?.password_hash ?? passwords.saltOf(secret, key));
    });
    const user = newUser({ ...body, password_hash, birth_date: body.birthDate, verified_at: null }, at);

    function* store(): Queries<void> {
      const owner = yield* findByEmail(key);
      if (owner) yield* storeProvisional(owner);
      // The account of a banned address may be gone; to the newcomer it looks like any address that is somebody's.
      else if (yield* bans.isBanned(key)) yield* storeProvisional({ email: user.email });
      // Two at once with one address: the slower one is told so and starts again as a newcomer to a taken address.
      else if (!(yield* insertUser(user))) yield* storeProvisional({ email: user.email });
      else yield* welcome('verify', user.email);
    }
    function* storeProvisional(owner: Pick<UserRow, 'email'>): Queries<void> {
      if (!mailConfigured)
        throw new HttpError(
          'conflict',
          'There is an account with this email address already. Sign in, or reset your password.',
          {
            fields: { email: 'There is an account with this email address already.' },
          },
        );
      yield* insertUser({ ...user, email_key: null, claimed_key: key });
      yield* welcome('known', owner.email);
    }
    function* welcome(kind: 'verify' | 'known', to: string): Queries<void> {
      const label = `welcome:${accountLabel(secret, emailKey(to))}`;
      if ((yield* consume(label, welcomes, at)) === 0) yield* enqueueMail(kind, to, {}, at);
    }

    await startSession(deps, caller, user, store);
    deps.wakeMail();
    log.info({ event: 'registered', userId: user.id });
    return viewCurrentUser(user, deps.gate, at);
  };
};
