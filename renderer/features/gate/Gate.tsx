import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { sentenceOf, UNREACHABLE } from '../../api/sentences.ts';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Illustration } from '../../ui/illustrations/Illustration.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { classes } from '../../ui/classes.ts';
import type { KnownPerson } from '../accounts/index.ts';
import { useEntitlement } from '../billing/index.ts';
import { useLive } from '../live/index.ts';
import { Upsell } from './Upsell.tsx';
import { useGate } from './useGate.ts';
import styles from './gate.module.css';

interface GateProps {
  /** What the page is called. */
  page: string;
  /** What is to be found there, in a sentence. */
  about: string;
  /** What this device has of its person's own, shown while the server can't be asked. */
  own?: (person: KnownPerson) => ReactNode;
  /** The page, for whoever may come in. */
  children: (user: CurrentUser) => ReactNode;
}

/** The one gate before SoulFeed, Circles and the Documents Library (docs/specification.md 2 §2). */
export const Gate = (props: GateProps) => (
  <>
    <Head page={props.page} />
    <Opening {...props} />
  </>
);

/** Stands before the page, which may say more exactly what it shows. */
const Head = ({ page }: { page: string }) => {
  usePageHead(`${page} · ${useSite().name}`);
  return null;
};

const Opening = ({ page, about, own, children }: GateProps) => {
  const gate = useGate();
  // A plan that begins, here or anywhere, opens the page; one that ends closes it.
  useEntitlement();
  if (gate.state === 'open')
    return (
      <>
        <AccountWatch onChange={gate.askAgain} />
        {children(gate.user)}
      </>
    );
  if (gate.state === 'loading') return <Waiting page={page} />;
  if (gate.state === 'signed-out') return <SignedOut page={page} about={about} />;
  if (gate.state === 'upsell') return <Upsell page={page} about={about} />;
  return (
    <>
      <div className={layout.message}>
        <Illustration name="offline" />
        <h1 tabIndex={-1}>{page}</h1>
        <p role="alert">{gate.error ? sentenceOf(gate.error) : UNREACHABLE}</p>
        <Button kind="primary" onClick={gate.retry} disabled={gate.asking}>
          {gate.asking ? 'Trying...' : 'Try again'}
        </Button>
      </div>
      {gate.person && own?.(gate.person)}
    </>
  );
};

/** A sign-out tells so too, and takes a moment to arrive here: what ends by itself need not be asked about. */
const PAUSE = 1000;

/** Suspended, verified, gone from a plan, signed out elsewhere: what may be done is asked anew. */
const AccountWatch = ({ onChange }: { onChange(): void }) => {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive('account', () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(onChange, PAUSE);
  });
  return null;
};

const Waiting = ({ page }: { page: string }) => (
  <div className={layout.message} aria-busy="true">
    <h1 tabIndex={-1}>{page}</h1>
    <div role="status">
      <div className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">Loading...</span>
    </div>
  </div>
);

const SignedOut = ({ page, about }: { page: string; about: string }) => {
  const { pathname, search, hash } = useLocation();
  // With what stands behind the #: the post of a link, or the token of an invite.
  const state = { from: pathname + search + hash };
  return (
    <Card className={classes(layout.stack4, styles.card)}>
      <Illustration name="door" />
      <h1 tabIndex={-1}>Create Your Profile to Access {page}</h1>
      <p className={layout.soft}>{about}</p>
      <div className={classes(layout.row, styles.ways)}>
        <Link to="/login" state={state} className={buttonClass('primary')}>
          Sign In
        </Link>
        <Link to="/register" state={state} className={buttonClass()}>
          Create Account
        </Link>
      </div>
    </Card>
  );
};
