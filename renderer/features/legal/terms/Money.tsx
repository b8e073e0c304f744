import { useSite } from '../../site/index.ts';

/** What is sold, and refunds. */
export const Money = () =>
  useSite().services.includes('stripe') ? (
    <p>
      You can cancel at any time; what is paid for stays open until its time is over. Within 30 days of paying you can
      have your money back: write to us, and no reason is needed.
    </p>
  ) : (
    <p>Today nothing is sold here, so there is nothing to pay, to cancel or to refund.</p>
  );
