import { Suspense, useRef, useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { Paragraphs } from '../../../ui/text/Paragraphs.tsx';
import { ConfirmAddress } from '../../accounts/index.ts';
import { AvatarButton } from './AvatarButton.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './ProfileCard.module.css';

const roleNames: Readonly<Record<CurrentUser['role'], string | null>> = {
  registered: null,
  blocked: null,
  premium: 'Premium',
  contributor: 'Contributor',
  moderator: 'Moderator',
  admin: 'Admin',
};

const day = (date: string): string =>
  new Date(date).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** Who the person is, to look at and to change (docs/specification.md 1 §2). */
export const ProfileCard = ({ user }: { user: CurrentUser }) => {
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const role = roleNames[user.role];
  const close = () => {
    setEditing(false);
    // The form's buttons are gone, and the focus with them.
    heading.current?.focus();
  };
  return (
    <Card lit className={layout.stack5}>
      <div className={classes(layout.row, styles.head)}>
        <AvatarButton user={user} />
        <div className={styles.names}>
          <h1 ref={heading} tabIndex={-1}>
            {user.nickname}
          </h1>
          <p>
            {user.displayName !== user.nickname && <span>{user.displayName}</span>}
            {role && <Tag>{role}</Tag>}
          </p>
        </div>
        {!editing && <Button onClick={() => setEditing(true)}>Edit profile</Button>}
      </div>
      {editing ? (
        <ProfileForm user={user} onClose={close} />
      ) : (
        <>
          {user.bio ? (
            <div className={styles.bio}>
              <Paragraphs text={user.bio} />
            </div>
          ) : (
            <p className={layout.soft}>Nothing about you yet.</p>
          )}
          <dl className={classes(layout.row, styles.facts)}>
            <div>
              <dt>Email</dt>
              <dd>{user.email}</dd>
            </div>
            <div>
              <dt>Birth date</dt>
              <dd>{day(user.birthDate)}</dd>
            </div>
            <div>
              <dt>Here since</dt>
              <dd>{day(user.createdAt)}</dd>
            </div>
          </dl>
        </>
      )}
      {!user.emailVerified && (
        <Suspense>
          <ConfirmAddress email={user.email} />
        </Suspense>
      )}
    </Card>
  );
};
