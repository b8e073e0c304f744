import type { CurrentUser, resetPassword } from '../../../core/contract/accounts.ts';
import type { BodyOut } from '../../../core/contract/endpoint.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { enqueueMail, type MailService } from '../../mail/service.ts';
import { accountChanged } from '../../live/service.ts';
import { consume, consumeOrRefuse, refuseTooManyRequests, resetCounters } from '../../limits/service.ts';
import { knownAddressEmail, resetEmail, verifyEmail } from './emails.ts';
import { makeToken, peekToken, useToken, type TokenPurpose } from './mailTokens.ts';
import type { AccountDependencies, Caller } from '../dependencies.ts';
import { endSessions } from '../sessions/sessionStore.ts';
import { accountLabel, startSession, forgetDevices, refuseBlocked } from '../signIn/signIn.ts';
import { emailKey, findByEmail, findUser, setPassword, setVerified, type UserRow } from '../store.ts';
import { viewCurrentUser } from '../view.ts';

const MINUTE = 60_000;
const perAddress = { max: 5, window: 60 * MINUTE };
const perNetwork = { max: 60, window: 10 * MINUTE };

/** Has the mails of registering and recovering written, each when it is about to be sent. */
export const registerTemplates = ({ db, now, brand, linkOrigin }: AccountDependencies, mail: MailService): void => {
  const issue = async (purpose: TokenPurpose, user: UserRow) => {
    const { token, store } = makeToken(purpose, { user_id: user.id, email_key: user.email_key ?? '' }, now());
    await db.write(store);
    return token;
  };
  const addressee = (recipient: string) => db.read(() => findByEmail(emailKey(recipient)));

  mail.registerTemplate('verify', async (recipient) => {
    const user = await addressee(recipient);
    if (!user || user.blocked || user.verified_at !== null) return null;
    return { to: user.email, content: verifyEmail(brand(), user.nickname, linkOrigin(), await issue('verify', user)) };
  });
  mail.registerTemplate('reset', async (recipient) => {
    const user = await addressee(recipient);
    if (!user || user.blocked) return null;
    return { to: user.email, content: resetEmail(brand(), user.nickname, linkOrigin(), await issue('reset', user)) };
  });
  mail.registerTemplate('known', async (recipient) => {
    const user = await addressee(recipient);
    return user ? { to: user.email, content: knownAddressEmail(brand(), user.nickname, linkOrigin()) } : null;
  });
};

export const createRecovery = (deps: AccountDependencies) => {
  const { db, log, now, secret, passwords } = deps;

  function* mayAsk(caller: Caller, email: string, at: number): Queries<number> {
    const byNetwork = yield* consume(`mail:${caller.network}`, perNetwork, at);
    return byNetwork || (yield* consume(`mail:${accountLabel(secret, emailKey(email))}`, perAddress, at));
  }

  return {
    /** Asks for a mail. Does the very same for an address that nobody has: whether there is one shows only when the mail is written. */
    async askForMail(caller: Caller, purpose: TokenPurpose, email: string): Promise<void> {
      const at = now();
      refuseTooManyRequests(await db.write(() => mayAsk(caller, email, at)), at);
      await db.write(() => enqueueMail(purpose, email, {}, at));
      deps.wakeMail();
    },
    async verify(caller: Caller, token: string): Promise<void> {
      const at = now();
      await db.write(() => consumeOrRefuse(`token:${caller.network}`, perNetwork, at));
      const owner = await db.write(function* () {
        const found = yield* useToken(token, 'verify', at);
        if (found) yield* setVerified(found.user_id, found.email_key, at);
        return found;
      });
      if (!owner) throw linkInvalid();
      deps.publish(accountChanged(owner.user_id));
      log.info({ event: 'email_verified', userId: owner.user_id });
    },
    async reset(caller: Caller, { token, password }: BodyOut<typeof resetPassword>): Promise<CurrentUser> {
      const at = now();
      await db.write(() => consumeOrRefuse(`token:${caller.network}`, perNetwork, at));
      const owner = await db.read(() => peekToken(token, 'reset', at));
      const user = owner && (await db.read(() => findUser(owner.user_id)));
      if (!owner || !user) throw linkInvalid();
      refuseBlocked(user);
      passwords.refuseWeak(password, user.email);
      const turn = { network: caller.network, account: accountLabel(secret, owner.email_key) };
      const like = user.password_hash ?? passwords.saltOf(secret, owner.email_key);
      const hash = await passwords.withQueueSlot(turn, (hashing) => hashing.hash(password, like));
      await startSession(deps, caller, user, function* () {
        // Used up only now: a password that was refused above must not cost the person the link.
        if (!(yield* useToken(token, 'reset', at))) throw linkInvalid();
        yield* setPassword(user.id, hash);
        // The mailbox has just been shown to be theirs.
        yield* setVerified(user.id, owner.email_key, at);
        yield* endSessions(user.id);
        yield* forgetDevices(user.id);
        yield* resetCounters([`signin:${turn.account}`, `signin:${turn.account}:${caller.network}`]);
      });
      log.info({ event: 'password_reset', userId: user.id });
      const fresh = await db.read(() => findUser(user.id));
      return viewCurrentUser(fresh ?? user, deps.gate, at);
    },
  };
};

const linkInvalid = () =>
  new HttpError('link_invalid', 'This link has been used already or is too old. Please ask for a new one.');
