import { readAnswer } from '../stripe/answers.ts';
import { askStripe, isMissing } from '../stripe/errors.ts';
import { portalSession } from './answers.ts';
import { findCustomer } from './customers.ts';
import type { ActionDependencies } from './dependencies.ts';
import { refused } from './ownPurchase.ts';

/** Where cards are changed and invoices kept: Stripe's own page, whose address is for this person alone and soon worth nothing. */
export const createPortal =
  ({ db, publicUrl, stripe, sync }: ActionDependencies) =>
  async (userId: string): Promise<{ url: string }> => {
    const customer = (await db.read(() => findCustomer(userId)))?.stripe_id;
    if (!customer) throw refused('There is nothing to manage yet: no card, and no invoice.');
    try {
      const session = await askStripe(() =>
        stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl()}/profile` }),
      );
      return { url: readAnswer(portalSession, session).url };
    } catch (error) {
      if (!isMissing(error)) throw error;
      await sync.user(userId);
      throw refused('There is nothing to manage any more. You can begin a new subscription.');
    }
  };
