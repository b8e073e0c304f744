import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './ProfileCard.module.css';

/**
 * The picture, and the prompt for its address (docs/specification.md 1 §2). A dialog of ours: the desktop app has no
 * `window.prompt`.
 */
export const AvatarButton = ({ user }: { user: CurrentUser }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={styles.picture} aria-label="Change your picture" onClick={() => setAsking(true)}>
        <Avatar src={user.avatar} name={user.nickname} />
        <Camera aria-hidden />
      </button>
      {asking && <AvatarPrompt user={user} onClose={() => setAsking(false)} />}
    </>
  );
};

const AvatarPrompt = ({ user, onClose }: { user: CurrentUser; onClose(): void }) => {
  const { save, failed } = useSaveProfile(user);
  const { busy, problem, onSubmit } = useSubmit({
    check: (values) => {
      const address = values('avatar').trim();
      if (!address || (/^https:\/\/\S+$/i.test(address) && URL.canParse(address))) return null;
      return fieldProblem('Validation Error', 'avatar', 'Please use an https:// image address.');
    },
    send: async (values) => {
      await save({ avatar: values('avatar').trim() });
      toast('Picture saved');
      onClose();
    },
    failed,
  });
  return (
    <Modal title="Your picture" onClose={onClose}>
      <form onSubmit={(event) => void onSubmit(event)} noValidate className={layout.stack5}>
        <Field
          label="Address of an image"
          name="avatar"
          type="url"
          inputMode="url"
          autoComplete="photo"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={2048}
          defaultValue={user.avatar ?? ''}
          hint="It has to begin with https://. Leave it empty to go without."
          error={problem?.fields?.['avatar']}
        />
        {problem && !problem.fields?.['avatar'] && (
          <Notice tone="bad" title={problem.title}>
            {problem.message}
          </Notice>
        )}
        <ModalActions>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
};

/** A picture by its https address (docs/decisions.md 34), or the first letter of the nickname. */
const Avatar = ({ src, name }: { src: string | null; name: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && src !== broken)
    return (
      <img
        className={styles.avatar}
        src={src}
        alt=""
        width={88}
        height={88}
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
      />
    );
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name][0]?.toUpperCase() ?? '?'}
    </span>
  );
};
