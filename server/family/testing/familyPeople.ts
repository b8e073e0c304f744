import { buy } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/harness.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';

/** People with a family plan and with seats in it, and what they do, over HTTP. */
export const createFamilyPeople = (server: () => TestServer) => {
  const { person } = createPeople(server);

  const invite = (owner: Someone, email: string) => owner.client.call('inviteToFamily', { body: { email } });
  const join = (who: Someone, token: string) => who.client.call('joinFamily', { body: { token } });
  const endSeat = (who: Someone, userId: string) => who.client.call('deleteFamilySeat', { params: { userId } });
  const read = async (owner: Someone) => (await owner.client.call('family')).data;
  const tierOf = async (who: Someone) => (await who.client.call('currentUser')).data.subscriptionTier;

  /** The newest mail to an address, with the token of its link. */
  const mailTo = async (email: string) => {
    await server().settle();
    const mail = server().mails.findLast(({ to }) => to === email);
    return mail && { ...mail, token: /#token=([\w-]{43})$/.exec(mail.link ?? '')?.[1] ?? '' };
  };

  /** Somebody with a family plan. */
  const owner = async (traits: Parameters<typeof person>[1] = {}): Promise<Someone> => {
    const someone = await person('registered', { nickname: 'Naomi', ...traits });
    await buy(server(), someone.id, { plan: 'family' });
    return someone;
  };

  /** Invites an address, and gives the token of its mail. */
  const tokenFor = async (from: Someone, email: string): Promise<string> => {
    const { status, failure } = await invite(from, email);
    if (status !== 204) throw new Error(`the invite was refused: ${JSON.stringify(failure)}`);
    return (await mailTo(email))?.token ?? '';
  };

  /** Gives a seat to somebody, who is new without more. */
  const seat = async (from: Someone, given?: Someone): Promise<Someone> => {
    const holder = given ?? (await person('registered', { nickname: 'Ruth' }));
    const { status, failure } = await join(holder, await tokenFor(from, holder.email));
    if (status !== 200) throw new Error(`the seat was refused: ${JSON.stringify(failure)}`);
    return holder;
  };

  return { person, owner, invite, join, endSeat, read, tierOf, mailTo, tokenFor, seat };
};
