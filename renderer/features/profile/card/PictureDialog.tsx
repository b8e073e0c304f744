import { useRef, useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { isMinor } from '../../../../core/rules/ages.ts';
import { fillPath } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Avatar, ChoosePicture, PicturePreview, uploadPicture } from '../../images/index.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import styles from './ProfileCard.module.css';

interface PictureDialogProps {
  user: CurrentUser;
  onClose(): void;
}

/** Why somebody can't upload a picture that others see; null for who can. */
const uploadRefused = ({ abilities, birthDate, emailVerified, suspendedUntil }: CurrentUser): string | null => {
  if (isMinor(birthDate, Date.now())) return 'Until you are 18, nobody else here is shown a picture of you.';
  if (suspendedUntil) return 'While your account may only read, you can’t upload a picture.';
  if (!abilities.readGated) return 'Uploading a picture that others see comes with the community.';
  if (!emailVerified) return 'Confirm your email address, and you can upload a picture that others see.';
  return null;
};

/**
 * A picture of one's own, or the prompt for an address (docs/specification.md 1 §2). A dialog of ours: the desktop app has no
 * `window.prompt`.
 */
export const PictureDialog = ({ user, onClose }: PictureDialogProps) => {
  const [refused] = useState(() => uploadRefused(user));
  const [byAddress, setByAddress] = useState(refused !== null);
  return (
    <Modal title="Your picture" onClose={onClose}>
      {byAddress ? (
        <AddressForm user={user} refused={refused} onUpload={() => setByAddress(false)} onClose={onClose} />
      ) : (
        <UploadForm user={user} onAddress={() => setByAddress(true)} onClose={onClose} />
      )}
    </Modal>
  );
};

const UploadForm = ({ user, onAddress, onClose }: PictureDialogProps & { onAddress(): void }) => {
  const { save, failed } = useSaveProfile(user);
  /** What was chosen; null is none. */
  const [chosen, setChosen] = useState<Blob | null | undefined>(undefined);
  const [isReading, setReading] = useState(false);
  const uploaded = useRef<{ picture: Blob; avatar: string }>(null);
  const form = useRef<HTMLFormElement>(null);

  /** A second attempt does not send it again. */
  const upload = async (picture: Blob): Promise<string> => {
    if (uploaded.current?.picture !== picture) {
      const avatar = fillPath(routes.readImage.path, { imageId: await uploadPicture(picture) });
      uploaded.current = { picture, avatar };
    }
    return uploaded.current.avatar;
  };
  const { busy, problem, onSubmit } = useSubmit({
    send: async () => {
      await save({ avatar: chosen ? await upload(chosen) : null });
      toast(chosen ? 'Picture saved' : 'Picture removed');
      onClose();
    },
    failed: (error) => {
      // It waited too long, and the server let it go.
      if (error instanceof ApiError && error.status === 404) uploaded.current = null;
      return failed(error);
    },
  });
  const shown = chosen === undefined ? user.avatar : chosen;
  const remove = () => {
    setChosen(null);
    // Its button is gone, and the focus with it.
    form.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  };

  return (
    <form ref={form} className={layout.stack5} onSubmit={(event) => void onSubmit(event)} noValidate>
      <div className={styles.choice}>
        {shown instanceof Blob ? (
          <PicturePreview picture={shown} className={styles.preview} />
        ) : (
          <Avatar src={shown} name={user.nickname} size="large" />
        )}
        <p className={layout.soft}>
          {chosen === null || !shown
            ? 'Without a picture, others see the first letter of your name.'
            : 'Others see it beside your name, and never beside what you share anonymously.'}
        </p>
      </div>
      <div className={layout.stack2}>
        <ChoosePicture
          shape="square"
          label={shown ? 'Choose another picture' : 'Choose a picture'}
          onPicture={setChosen}
          onReading={setReading}
        />
        <div className={layout.row}>
          {shown && (
            <Button kind="quiet" onClick={remove}>
              Remove the picture
            </Button>
          )}
          <Button kind="quiet" onClick={onAddress}>
            Use an address instead
          </Button>
        </div>
      </div>
      <FormProblem problem={problem} />
      <SaveOrCancel busy={busy} isIdle={chosen === undefined || isReading} onClose={onClose} />
    </form>
  );
};

interface AddressFormProps extends PictureDialogProps {
  refused: string | null;
  onUpload(): void;
}

const AddressForm = ({ user, refused, onUpload, onClose }: AddressFormProps) => {
  const { save, failed } = useSaveProfile(user);
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => {
      const address = values('avatar').trim();
      if (!address || (/^https:\/\/\S+$/i.test(address) && URL.canParse(address))) return null;
      return fieldProblem('Validation Error', 'avatar', 'Please use an https:// image address.');
    },
    send: async (values) => {
      await save({ avatar: values('avatar').trim() });
      toast(values('avatar').trim() ? 'Picture saved' : 'Picture removed');
      onClose();
    },
    failed,
  });
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className={layout.stack5}>
      {refused && <p className={layout.soft}>{refused}</p>}
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
        defaultValue={user.avatar?.startsWith('https://') ? user.avatar : ''}
        hint="It has to begin with https://, and only you see that picture. Leave it empty to go without."
        error={fieldError('avatar')}
      />
      {!refused && (
        <Button kind="quiet" className={layout.start} onClick={onUpload}>
          Upload a picture instead
        </Button>
      )}
      <FormProblem problem={problem} />
      <SaveOrCancel busy={busy} onClose={onClose} />
    </form>
  );
};

interface SaveOrCancelProps {
  busy: boolean;
  /** There is nothing to save yet. */
  isIdle?: boolean;
  onClose(): void;
}

const SaveOrCancel = ({ busy, isIdle = false, onClose }: SaveOrCancelProps) => (
  <ModalActions>
    <Button kind="quiet" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" kind="primary" disabled={busy || isIdle}>
      {busy ? 'Saving...' : 'Save'}
    </Button>
  </ModalActions>
);
