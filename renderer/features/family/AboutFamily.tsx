import { FAMILY_SEATS } from '../../../core/rules/billing/entitlement.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { useReturnState } from '../accounts/index.ts';
import { SubscribeLink, useSale } from '../billing/index.ts';
import { Promises } from './join/Promises.tsx';

/** What a family plan is, for who has none, and the way to one where it is sold. */
export const AboutFamily = ({ signedIn }: { signedIn: boolean }) => {
  const isSold = useSale().offers.some(({ id }) => id === 'family');
  const state = useReturnState();
  return (
    <Section title="One plan for six people">
      <p>
        Whoever has a family plan gives away up to {FAMILY_SEATS} seats. Each opens what Premium opens, in an account of
        its own, for people of 13 and older.
      </p>
      <Promises />
      <p>Were you invited? Please open the link in the mail: it leads to your seat.</p>
      <div className={layout.row}>
        {isSold && (
          <SubscribeLink plan="family" className={buttonClass('primary')}>
            Choose Family
          </SubscribeLink>
        )}
        {!signedIn && (
          <Link to="/login" state={state} className={buttonClass()}>
            Sign In
          </Link>
        )}
      </div>
    </Section>
  );
};
