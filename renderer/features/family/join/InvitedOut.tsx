import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Section } from '../../../ui/layout/Section.tsx';
import { familyPath } from '../family.ts';
import { Promises } from './Promises.tsx';

/** An invitation, for who is not signed in: it waits for them meanwhile. */
export const InvitedOut = ({ token }: { token: string }) => {
  const state = { from: `${familyPath}#token=${token}` };
  return (
    <Section title="You are invited to a family plan" lit>
      <p>
        A seat is kept for you. It costs you nothing. Sign in or create your account, and your invitation is here when
        you come back.
      </p>
      <Promises />
      <div className={layout.row}>
        <Link to="/login" state={state} className={buttonClass('primary')}>
          Sign In
        </Link>
        <Link to="/register" state={state} className={buttonClass()}>
          Create Account
        </Link>
      </div>
    </Section>
  );
};
