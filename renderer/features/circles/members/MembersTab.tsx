import { useRef, useState } from 'react';
import type { Circle, CircleMember } from '../../../../core/contract/circles.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useAccount } from '../../accounts/index.ts';
import { membersLabel } from '../circles.ts';
import { MemberDialog, type AskedOf } from './MemberDialog.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useMembers } from './members.ts';
import { WaitingRow } from './WaitingRow.tsx';
import page from '../circlePage.module.css';
import { ShowMore } from '../parts/ShowMore.tsx';
import styles from './members.module.css';

/** Who is in the circle; and for who looks after it, who asks to be. */
export const MembersTab = ({ circle }: { circle: Circle }) => {
  const { user } = useAccount();
  const list = useMembers(circle.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ member: CircleMember; action: AskedOf } | null>(null);
  // Once a dialog is gone, which gives the focus back to a button that may be gone too.
  const focusHere = () => setTimeout(() => heading.current?.focus());

  return (
    <div className={page.parts}>
      <h2 ref={heading} tabIndex={-1}>
        Members
      </h2>
      {!list.data && !list.error && <Loading lines={[60, 45, 55, 40]} />}
      {!list.data && list.error && (
        <RetryNotice onRetry={() => void list.refetch()}>
          {sentenceOf(list.error, 'The members could not be loaded.')}
        </RetryNotice>
      )}
      {list.waiting.length > 0 && (
        <section aria-label="Waiting for approval" className={styles.waiting}>
          <h3>Waiting for approval</h3>
          <ul>
            {list.waiting.map((member) => (
              <WaitingRow key={member.userId} circleId={circle.id} member={member} onDone={focusHere} />
            ))}
          </ul>
        </section>
      )}
      {list.data && (
        <section aria-label="Members" className={layout.stack2}>
          <p className={layout.soft}>{membersLabel(circle.memberCount)}</p>
          <ul className={styles.list}>
            {list.members.map((member) => (
              <MemberRow
                key={member.userId}
                circle={circle}
                member={member}
                own={member.userId === user?.id}
                onAsk={(action) => setAsked({ member, action })}
              />
            ))}
          </ul>
        </section>
      )}
      <ShowMore list={list} />
      {asked && <MemberDialog circle={circle} {...asked} onDone={focusHere} onClose={() => setAsked(null)} />}
    </div>
  );
};
