import type { Brand } from '../../../core/contract/content.ts';
import { planNames } from '../../../core/rules/billing/plans.ts';
import type { EmailContent, MailService } from '../../mail/service.ts';
import type { BillingMail, BillingMails } from '../mails.ts';

interface Sender {
  brand: () => Brand;
  /** The origin that people open. */
  publicUrl: () => string;
}

/** Has the mails about plans written, each when it is about to be sent. */
export const registerBillingMails = (
  { registerTemplate }: Pick<MailService, 'registerTemplate'>,
  { brand, publicUrl }: Sender,
): void => {
  const register = <Kind extends BillingMail>(kind: Kind) =>
    registerTemplate(kind, async (to, data) => ({
      to,
      content: texts[kind](data as BillingMails[Kind], brand(), `${publicUrl()}/profile`),
    }));
  for (const kind of Object.keys(texts) as BillingMail[]) register(kind);
};

type Text<Kind extends BillingMail> = (data: BillingMails[Kind], brand: Brand, profile: string) => EmailContent;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const dayOf = (moment: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** In the words of the profile: people look there for what a mail names. */
const HOW_TO_CANCEL =
  'If you would rather not, open your profile, and choose “Cancel plan” under “Manage Subscription”.';

const texts: { [Kind in BillingMail]: Text<Kind> } = {
  renewal_soon: ({ plan, cents, renewsAt }, { name, supportEmail }, profile) => ({
    subject: `Your ${planNames[plan]} plan renews on ${dayOf(renewsAt)}`,
    greeting: 'Hello,',
    paragraphs: [
      `Your ${planNames[plan]} plan at ${name} renews on ${dayOf(renewsAt)}. ${dollars(cents)} is then charged, the way you pay now.`,
      'If you would like to keep it, there is nothing to do.',
      `${HOW_TO_CANCEL} You keep what you have paid for until that day.`,
    ],
    button: { label: 'Manage your plan', url: profile },
    closing: [`If anything about it is not right, please write to ${supportEmail}.`],
  }),
  payment_failed: ({ plan, until }, { name, supportEmail }, profile) => ({
    subject: 'A payment for your plan did not go through',
    greeting: 'Hello,',
    paragraphs: [
      `The payment for the next period of your ${planNames[plan]} plan at ${name} did not go through. That happens: a card runs out, or a bank says no once.`,
      `Nothing has changed yet: your plan stays open until ${dayOf(until)}. Until then please look at your card on your profile, under “Manage Subscription”.`,
      'Once the payment has come through, all goes on as before.',
    ],
    button: { label: 'See to the payment', url: profile },
    closing: [`If you need help with it, please write to ${supportEmail}.`],
  }),
  ended: ({ plan, unpaid }, { name, supportEmail }, profile) => ({
    subject: `Your ${planNames[plan]} plan has ended`,
    greeting: 'Hello,',
    paragraphs: [
      `Your ${planNames[plan]} plan at ${name} has ended. Thank you for the time that you had it.`,
      'Your account stays, with your journal, what you saved and all that you wrote. What is free stays open to you.',
      ...(unpaid
        ? [
            'A payment for it did not go through. If you see to it on your profile, the plan opens again as soon as it has.',
          ]
        : []),
    ],
    button: { label: 'Open your profile', url: profile },
    closing: [`If you did not expect this, please write to ${supportEmail}.`],
  }),
  refunded: ({ plan, twice = false }, { name, supportEmail }, profile) => ({
    subject: 'Your money is on its way back',
    greeting: 'Hello,',
    paragraphs: [
      twice
        ? `Your ${planNames[plan]} plan at ${name} was bought beside another one. We have ended it and give back all that you paid for it; what you had before goes on.`
        : `As you asked, we give back all that you paid for your ${planNames[plan]} plan at ${name}. The plan has ended with it.`,
      'The money goes to where it came from. Banks often take 5 to 10 days to show it.',
      'Your account stays, with your journal, what you saved and all that you wrote.',
    ],
    button: { label: 'Open your profile', url: profile },
    closing: [`If it has not arrived by then, please write to ${supportEmail}.`],
  }),
};
