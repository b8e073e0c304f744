import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { needsOtherDocument } from '../platform/paymentDocument.ts';

/** Whoever enters or leaves /subscribe by whatever way of the router loads it anew (platform/paymentDocument.ts). */
export const DocumentGuard = ({ children }: { children: ReactNode }) => {
  const isOther = needsOtherDocument(useLocation().pathname);
  useLayoutEffect(() => {
    if (isOther) window.location.reload();
  }, [isOther]);
  return isOther ? null : children;
};
