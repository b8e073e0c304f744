import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import type { Reply } from '../../../core/contract/endpoint.ts';
import type { family as familyEndpoint } from '../../../core/contract/family.ts';
import { FAMILY_SEATS } from '../../../core/rules/billing/entitlement.ts';
import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { ConfirmAddress } from '../accounts/index.ts';
import { FamilyCircle } from './owner/FamilyCircle.tsx';
import { InviteForm } from './owner/InviteForm.tsx';
import { InviteRow } from './owner/InviteRow.tsx';
import { SeatRow } from './owner/SeatRow.tsx';
import styles from './family.module.css';

interface YourFamilyProps {
  user: CurrentUser;
  family: Reply<typeof familyEndpoint>;
}

/** For who pays: the seats, the invitations on their way, and a circle for the family. */
export const YourFamily = ({ user, family: { seats, invites } }: YourFamilyProps) => {
  const seatsLeft = useRef<HTMLParagraphElement>(null);
  // Counts what was ended: the dialog that it was done in has to be gone before the focus can move.
  const [ended, setEnded] = useState(0);
  const left = Math.max(0, FAMILY_SEATS - seats.length - invites.length);
  const onEnded = () => setEnded((count) => count + 1);
  useEffect(() => {
    if (ended > 0) seatsLeft.current?.focus();
  }, [ended]);
  return (
    <>
      <Section title="Seats">
        <p ref={seatsLeft} tabIndex={-1}>
          {freeLabel(left)} You see nicknames here, and nothing of what anybody writes, saves or searches.
        </p>
        {seats.length === 0 && <p className={layout.soft}>Nobody has a seat yet.</p>}
        <ul className={styles.list}>
          {seats.map((seat) => (
            <SeatRow key={seat.userId} seat={seat} onDone={onEnded} />
          ))}
        </ul>
      </Section>
      <Section title="Invitations">
        {user.abilities.pay ? (
          <InviteForm isFull={left === 0} />
        ) : (
          <>
            <p>Please confirm your address first: then you can invite people.</p>
            <ConfirmAddress email={user.email} />
          </>
        )}
        <ul className={styles.list} aria-label="Invitations on their way">
          {invites.map((invite) => (
            <InviteRow key={invite.id} invite={invite} onDone={onEnded} />
          ))}
        </ul>
      </Section>
      <FamilyCircle />
    </>
  );
};

const freeLabel = (left: number): string => {
  if (left === 0) return `All ${FAMILY_SEATS} seats are taken.`;
  return left === 1 ? `1 of ${FAMILY_SEATS} seats is free.` : `${left} of ${FAMILY_SEATS} seats are free.`;
};
