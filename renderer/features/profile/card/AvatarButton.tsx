import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Avatar } from '../../images/index.ts';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './ProfileCard.module.css';

/** The picture, and the way to another one. */
export const AvatarButton = ({ user }: { user: CurrentUser }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.picture} aria-label="Change your picture" onClick={() => setOpen(true)}>
        <Avatar src={user.avatar} name={user.nickname} size="portrait" />
        <Camera aria-hidden />
      </button>
      {isOpen && <PictureDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
};
