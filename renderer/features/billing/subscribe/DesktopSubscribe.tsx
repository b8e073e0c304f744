import { useQuery } from '@tanstack/react-query';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { DocumentLink } from '../../../ui/controls/DocumentLink.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useEntitlement } from '../useEntitlement.ts';
import { subscribeAddress } from '../SubscribeLink.tsx';

/** The desktop app takes no cards (docs/decisions.md 28): it leads to its server's page, and hears of what was bought there. */
export const DesktopSubscribe = ({ plan }: { plan: PaidTier | null }) => {
  useEntitlement();
  const server = useQuery({ queryKey: ['web origin'], queryFn: () => bridge().app.webOrigin() });
  return (
    <div className={layout.message}>
      <h1 tabIndex={-1}>Choose Your Spiritual Journey</h1>
      <p>
        Plans are chosen and paid for in your browser. Sign in there with the same account: this app follows by itself
        as soon as your plan is active.
      </p>
      {server.data && (
        <DocumentLink
          href={server.data + subscribeAddress(plan ?? undefined)}
          outside
          className={buttonClass('primary')}
        >
          Open plans
        </DocumentLink>
      )}
      {server.isError && (
        <>
          <p role="alert">We could not reach your server, and so don’t know where its plans are.</p>
          <Button kind="primary" onClick={() => void server.refetch()}>
            Try again
          </Button>
        </>
      )}
      <Link to="/profile" className={buttonClass()}>
        Your profile
      </Link>
    </div>
  );
};
