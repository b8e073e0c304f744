import type { Circle } from '../../../../core/contract/circles.ts';
import { Section } from '../../../ui/layout/Section.tsx';
import { useAccount } from '../../accounts/index.ts';
import { isCircleAdmin } from '../circles.ts';
import { Closing } from './Closing.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { InviteLinks } from './InviteLinks.tsx';
import { Invites } from './Invites.tsx';
import { Leaving } from './Leaving.tsx';
import { MailInvite } from './MailInvite.tsx';
import { ReportCircle } from './ReportCircle.tsx';
import page from '../circlePage.module.css';

/** What the circle is called and who may come in, for who looks after it; leaving, for everybody. */
export const SettingsTab = ({ circle }: { circle: Circle }) => {
  const { user } = useAccount();
  const isAdmin = isCircleAdmin(circle);
  return (
    <div className={page.parts}>
      <h2 className="visually-hidden">Settings</h2>
      {isAdmin && (
        <>
          <Section title="About this circle">
            <DetailsForm key={circle.id} circle={circle} />
          </Section>
          <Section title="Invite people">
            <MailInvite circleId={circle.id} />
            <InviteLinks circle={circle} />
            <Invites circleId={circle.id} />
          </Section>
        </>
      )}
      <Section title="Your membership">
        <Leaving circle={circle} />
        {circle.role !== 'owner' && <ReportCircle circleId={circle.id} />}
      </Section>
      {(circle.role === 'owner' || user?.role === 'admin') && (
        <Section title="Delete this circle">
          <Closing circle={circle} />
        </Section>
      )}
    </div>
  );
};
