import type { ReactNode } from 'react';
import type { Service } from '../../../../core/contract/settings.ts';
import { isInIosApp } from '../../billing/index.ts';
import { useSite } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';

const told: Record<Service, { name: string; text: ReactNode }> = {
  ai: {
    name: 'A language model (AI)',
    text: (
      <>
        What you type into the search is sent to the model that this server was set up with, together with passages that
        we chose, and once more to have its answer judged. Email addresses and long numbers are taken out before. Your
        name, your account, your journal and your posts are not sent. Words in which we find danger are not sent either.
      </>
    ),
  },
  apple: {
    name: 'Apple',
    text: 'Purchases in the iOS app are made at Apple. We get a signed note of what was bought and until when, never a card.',
  },
  esv: {
    name: 'The ESV API of Crossway',
    text: 'Our server asks it for passages, by their reference alone, such as “Romans 8:28-30”. It learns nothing of you.',
  },
  google: {
    name: 'Sign-in with Google',
    text: 'Only if you choose it: your browser goes to Google, which learns that you sign in here, and tells us your email address and name. No other page talks to Google.',
  },
  mail: {
    name: 'A mail server',
    text: 'It carries the mails that we send: your address, and what stands in the mail. That is links to confirm or reset, invites, notices, news of a plan that you have, never a prayer from your journal.',
  },
  stripe: {
    name: 'Payments by Stripe',
    text: 'If you pay by card, you type it into Stripe’s own fields on our page for payments, and it goes to Stripe alone. We give Stripe your email address and a number that stands for your account; Stripe tells us what you bought, until when, and whether it is paid. We never see your card.',
  },
  s3: {
    name: 'A store for pictures (S3)',
    text: 'Pictures that people upload lie there. Your browser never goes there: it gets them from this server, which looks each time whether you may see one.',
  },
};

/** Each outside service that is switched on, and every host that a browser talks to. */
export const Services = () => {
  const { services } = useSite();
  return (
    <>
      <h3>Whom your browser talks to</h3>
      <ul className={layout.bullets}>
        <li>
          This server
          {location.protocol.startsWith('http') && (
            <>
              {' '}
              (<code data-host>{location.host}</code>)
            </>
          )}
          : all pages, fonts, pictures and answers come from it.
        </li>
        {services.includes('stripe') && !isInIosApp() && (
          <li>
            Stripe (<code>js.stripe.com</code>, <code>api.stripe.com</code> and <code>hooks.stripe.com</code>), on the
            page where plans are chosen and paid for, and on no other.
          </li>
        )}
        {services.includes('google') && <li>Google, if you choose to sign in with it.</li>}
        <li>
          The host of your own picture, if you gave a web address for it in your profile: your browser alone loads it,
          and that host then sees your address, as any website does.
        </li>
        <li>Websites that you open by a link of ours: from then on what they say of privacy holds.</li>
      </ul>
      <h3>What this server uses</h3>
      {services.length === 0 ? (
        <p>Nothing outside of it is switched on. Mails are kept as files for whoever runs it.</p>
      ) : (
        <dl>
          {services.map((service) => (
            <div key={service} data-service={service}>
              <dt>{told[service].name}</dt>
              <dd>{told[service].text}</dd>
            </div>
          ))}
        </dl>
      )}
      {services.length > 0 && !services.includes('mail') && (
        <p>No mail server is set up: mails are kept as files for whoever runs this server.</p>
      )}
      <p>Whoever houses this server, and the network between you and it, are not ours to name here.</p>
    </>
  );
};
