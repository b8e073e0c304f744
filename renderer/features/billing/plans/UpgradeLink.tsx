import { buttonClass } from '../../../ui/controls/Button.tsx';
import { SubscribeLink } from '../SubscribeLink.tsx';
import { useSale } from './useSale.ts';

/** The way to Premium, where it is sold. */
export const UpgradeLink = () => {
  const isSold = useSale().offers.some(({ id }) => id === 'premium');
  if (!isSold) return null;
  return (
    <SubscribeLink plan="premium" className={buttonClass('primary')}>
      Upgrade to Premium
    </SubscribeLink>
  );
};
