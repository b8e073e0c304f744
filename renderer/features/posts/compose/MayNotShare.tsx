import { Suspense } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ConfirmAddress } from '../../accounts/index.ts';
import { dayLabel } from '../labels.ts';

/** Why somebody reads here and may not share, and what they can do about it. */
export const MayNotShare = ({ user }: { user: CurrentUser }) => {
  if (user.suspendedUntil)
    return (
      <Notice title={`You can share again from ${dayLabel(user.suspendedUntil)}`}>
        A moderator suspended your account until then. Reading goes on. Why, and how to ask for another look, stands in{' '}
        <Link to="/profile#notices">your notices</Link>.
      </Notice>
    );
  if (user.emailVerified) return null;
  return (
    <div className={layout.stack3}>
      <p className={layout.soft}>Reading is open to you. Before you share, one step is missing.</p>
      <Suspense>
        <ConfirmAddress email={user.email} />
      </Suspense>
    </div>
  );
};
