import type { ReactNode } from 'react';
import { Gate } from '../gate/index.ts';
import { WaitingPosts } from '../posts/index.ts';

interface CircleGateProps {
  /** Somebody came with an invite, which is kept for them meanwhile. */
  invited?: boolean;
  children: ReactNode;
}

/** What stands before circles (docs/specification.md 2 §2). */
export const CircleGate = ({ invited = false, children }: CircleGateProps) => (
  <Gate
    page="Circles"
    about={
      invited
        ? 'You were invited to a circle. The invite is kept for you while you sign in or create your account.'
        : 'Small groups that pray, read and meet together.'
    }
    own={(person) => <WaitingPosts person={person} />}
  >
    {() => children}
  </Gate>
);
