import { Button } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Leads to the form; null where the church takes no requests, and `offline` while none could be sent. */
export type PrayerOffer = (() => void) | 'offline' | null;

/** The button, or why there is none: nobody is to write a request that can't leave this screen. */
export const AskForPrayer = ({ offer, className }: { offer: PrayerOffer; className?: string }) => {
  if (offer === null) return null;
  if (offer === 'offline')
    return (
      <p className={layout.soft}>
        This screen can’t send prayer requests just now. Please speak to somebody of the church here.
      </p>
    );
  return (
    <Button kind="primary" className={className} onClick={offer}>
      Ask for prayer
    </Button>
  );
};
