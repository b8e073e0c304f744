import { sentenceOf } from '../../api/sentences.ts';
import { Link } from '../../ui/controls/Link.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { isInIosApp, useSale } from '../billing/index.ts';
import { useSite } from '../site/index.ts';

/** What there is to have for money where somebody is, and what it opens. */
export const WhatItGives = () => {
  const { offers, isPending, error, retry } = useSale();
  const { services } = useSite();
  if (error) return <RetryNotice onRetry={retry}>We could not look up the plans. {sentenceOf(error)}</RetryNotice>;
  if (isPending) return <Loading lines={[80, 95]} />;
  // Whoever has a plan, or is signed out, is not asked in the app whether they need one.
  if (offers.length === 0 && isInIosApp() && services.includes('apple'))
    return (
      <p>
        What Premium gives, and what it costs, stands on the page for <Link to="/subscribe">plans</Link>.
      </p>
    );
  if (offers.length === 0) return <p>No subscription is sold here today: what is offered is Free.</p>;
  return (
    <ul>
      {offers.map(({ id, name, price, period, features }) => (
        <li key={id}>
          {name}, {price} {period}: {features.join(', ')}.
        </li>
      ))}
    </ul>
  );
};

/** How a plan is ended, and what of the money comes back, by where it was bought. */
export const HowToCancel = () => {
  const { services } = useSite();
  const [takesCards, sellsInApp] = [services.includes('stripe') && !isInIosApp(), services.includes('apple')];
  const profile = <Link to="/profile">profile</Link>;
  if (!takesCards && !sellsInApp)
    return (
      <p>
        There is nothing to cancel, since nothing is charged. If you would like to go, your {profile} lets you download
        your data and delete your account.
      </p>
    );
  return (
    <>
      {takesCards && (
        <p>
          On your {profile}, under “Manage Subscription”: “Cancel plan”, and once more to be sure. What you have paid
          for stays open until its time is over, and you can change your mind until then. Within 30 days of your first
          payment you can get all of it back there, once, and the plan ends at once.
        </p>
      )}
      {sellsInApp && (
        <p>
          A plan that was bought in the iOS app is cancelled at Apple: in the settings of your iPhone, under your name
          and “Subscriptions”. Apple also decides what is given back.
        </p>
      )}
      <p>A seat in somebody’s family plan costs you nothing. You can leave it on your {profile}.</p>
    </>
  );
};
