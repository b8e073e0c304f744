import type { ReactNode } from 'react';
import { subscribePath } from '../../../core/rules/billing/paths.ts';
import type { PaidTier } from '../../../core/rules/roles.ts';
import { platform } from '../../platform/current.ts';
import { DocumentLink } from '../../ui/controls/DocumentLink.tsx';

/** Where a plan is chosen and paid for, with one chosen already. */
export const subscribeAddress = (plan?: PaidTier): string => (plan ? `${subscribePath}?plan=${plan}` : subscribePath);

interface SubscribeLinkProps {
  plan?: PaidTier | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The way to /subscribe, in a document of its own. From the desktop app it leads to the person's browser (docs/decisions.md 28),
 * or, while the server's address there is not known, to the app's own page that says so.
 */
export const SubscribeLink = ({ plan, ...rest }: SubscribeLinkProps) => {
  const address = subscribeAddress(plan);
  const outside = platform.kind === 'desktop' && /^https?:/.test(platform.webOrigin);
  return <DocumentLink href={outside ? platform.webOrigin + address : address} outside={outside} {...rest} />;
};
