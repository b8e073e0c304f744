import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';

/** Says what could not be loaded, and loads it again. */
export const RetryNotice = ({ children, onRetry }: { children: ReactNode; onRetry(): void }) => (
  <Notice tone="bad">
    {children}{' '}
    <Button kind="quiet" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);
