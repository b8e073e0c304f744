import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import type { InviteLink } from '../../../../core/contract/invites.ts';
import { inviteLinkUses } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { QrCode } from '../../../ui/text/QrCode.tsx';
import { CopyButton } from '../../sharing/index.ts';
import { Problem } from '../parts/Problem.tsx';
import { useAction } from '../useAction.ts';
import { invitesKey } from './inviteList.ts';
import styles from './settings.module.css';

/** Makes a link that many can come by. It is shown once: the server keeps no more of it than its hash. */
export const InviteLinks = ({ circle }: { circle: Circle }) => {
  const queryClient = useQueryClient();
  const [link, setLink] = useState<InviteLink | null>(null);
  const { busy, problem, run } = useAction('No link was made', async () => {
    setLink(await call('addInviteLink', { params: { id: circle.id } }));
    await queryClient.invalidateQueries({ queryKey: invitesKey(circle.id) });
  });
  return (
    <div className={styles.part}>
      <h3>By link or QR code</h3>
      <p className={layout.hint}>
        Works for 7 days and {inviteLinkUses} people.{' '}
        {circle.isPublic ? 'Whoever has it can join.' : 'You approve each one who comes by it.'}
      </p>
      <Button className={layout.start} disabled={busy} onClick={run}>
        <Link2 size={18} aria-hidden />
        {busy ? 'Making a link...' : 'Make a link'}
      </Button>
      <Problem>{problem}</Problem>
      {link && <LinkDialog name={circle.name} link={link} onClose={() => setLink(null)} />}
    </div>
  );
};

const LinkDialog = ({ name, link, onClose }: { name: string; link: InviteLink; onClose(): void }) => (
  <Modal title={`Invite to “${name}”`} onClose={onClose}>
    <div className={styles.qr}>
      <QrCode text={link.url} label="A code for the camera of a phone. It opens the invite there." />
    </div>
    <div className={styles.part}>
      <h3>Link</h3>
      <p className={styles.secret}>{link.url}</p>
      <div className={layout.row}>
        <CopyButton text={link.url} />
      </div>
    </div>
    <div className={styles.part}>
      <h3>Code to type</h3>
      <p className={classes(styles.secret, styles.typed)}>{link.code}</p>
    </div>
    <p className={layout.hint}>
      Works until {new Date(link.expiresAt).toLocaleDateString(undefined, { dateStyle: 'long' })}. It is shown only now;
      you can always make another.
    </p>
    <ModalActions>
      <Button kind="primary" onClick={onClose}>
        Done
      </Button>
    </ModalActions>
  </Modal>
);
