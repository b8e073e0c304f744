import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { LeaveFamily } from '../billing/index.ts';
import { Promises } from './join/Promises.tsx';

/** For who has a seat in somebody's family plan. */
export const YourSeat = ({ userId, onLeft }: { userId: string; onLeft(): void }) => (
  <Section title="Your seat">
    <p>You have a seat in a family plan. It lasts as long as that plan is paid for.</p>
    <Promises />
    <p>
      A family can meet in a private circle, for devotions and prayer goals: whoever pays can make one and send you its
      link. You find it under <Link to="/communities">Circles</Link> then.
    </p>
    <div className={layout.row}>
      <LeaveFamily userId={userId} onLeft={onLeft} />
    </div>
  </Section>
);
