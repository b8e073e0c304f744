import type { ReactNode } from 'react';
import type { Site } from '../../../core/contract/settings.ts';
import { BY_COMPUTER } from '../../../core/rules/share.ts';
import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { HowToCancel, WhatItGives } from './Subscriptions.tsx';

/** What is asked most, answered as it is on this server (docs/specification.md 2 §2, docs/decisions.md 30). */
export const Faq = ({ site }: { site: Site }) => {
  const has = (service: Site['services'][number]) => site.services.includes(service);
  return (
    <Section title="Common questions">
      <div className={layout.stack5}>
        <Question title="How do I create an account?">
          <p>
            <Link to="/register">Registering</Link> takes an email address, a password, a nickname and your birth date.
            You are signed in immediately.
          </p>
          <p>
            {has('mail')
              ? 'You also get a mail with a link. It confirms that the address is yours, which you need before you share something with others.'
              : 'Before you share something with others, your address has to be confirmed. No mail can be sent from here: please write to us, and we send you the link.'}
          </p>
        </Question>
        {has('ai') ? <SearchWithAi /> : <SearchWithoutAi />}
        <Question title="Who can read my prayer journal?">
          <p>
            What you write is kept on your device first, also without a connection. Once you are signed in it is saved
            to your account too, so that your other devices have it. No other member sees it, and no moderator’s page
            shows it.
          </p>
          <p>
            Whoever runs this server could read what is saved to accounts. You can lock the journal with a PIN or a
            passphrase: that seals what is on your device, not what is in your account.
          </p>
        </Question>
        <Question title="What does a subscription give me?">
          <WhatItGives />
          <p>{limitsOf(site.limits)}</p>
          <p>
            Whoever runs this server may open more to an account, and may keep SoulFeed and Circles for such accounts;
            those pages then say so. The lines to call for people in danger are open to everybody and never count.
          </p>
        </Question>
        <Question title="How do I cancel?">
          <HowToCancel />
        </Question>
      </div>
    </Section>
  );
};

const Question = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={layout.stack2}>
    <h3>{title}</h3>
    {children}
  </div>
);

const SearchWithAi = () => (
  <Question title="How does the AI wisdom search work?">
    <p>
      What you type is first compared with notes and Bible passages that were chosen beforehand. An AI model may then
      write a reflection and a prayer from passages that our own search found. Rules and a second reading by the model
      check it, and what it wrote says “{BY_COMPUTER}”. The words of the Bible always come from a Bible, never from the
      model.
    </p>
    <p>
      It can still be wrong. Weigh it with someone you trust. Words that speak of danger go to no model: they lead to
      people who can be called.
    </p>
  </Question>
);

const SearchWithoutAi = () => (
  <Question title="How does the AI wisdom search work?">
    <p>
      No AI model writes here. What you type is compared with reflections, Bible passages and prayers that were written
      and chosen beforehand, and the ones that fit best are shown. A small program that has learnt from example
      sentences does the comparing, mostly on your own device.
    </p>
    <p>It can misunderstand you. Try other words, or name what it is about in a word or two.</p>
  </Question>
);

const limitsOf = ({ anonymous, registered, premium }: Site['limits']): string => {
  const each = [
    `Without an account there ${anonymous === 1 ? 'is' : 'are'} ${searches(anonymous)}`,
    `with one ${registered === 1 ? 'there is' : 'there are'} ${searches(registered)}`,
    `and with premium, which staff can give, ${searches(premium)}`,
  ];
  return `${each.join(', ')}.`;
};

const searches = (limit: number | null): string =>
  limit === null ? 'as many searches as you like' : `${limit} ${limit === 1 ? 'search' : 'searches'} a day`;
