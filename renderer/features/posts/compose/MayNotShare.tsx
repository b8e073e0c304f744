import { Suspense } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ConfirmAddress } from '../../accounts/index.ts';
import { dayLabel } from '../labels.ts';

/** Why somebody reads here and may not share, and what they can do about it. */
export const MayNotShare = ({ user }: { user: CurrentUser }) => {
  if (user.suspendedUntil)
    return (
      <Notice title={`You can share again from ${dayLabel(user.suspendedUntil)}`}>
        A moderator suspended your account until then. Reading goes on, and you can ask for another look where you were
        told about it.
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
