import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { latestBirthDate } from '../../../../core/rules/ages.ts';
import { lengths } from '../../../../core/rules/text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSubmit } from '../../../ui/forms/useSubmit.ts';
import { profileProblem } from './profileProblem.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Of a field that a suspended account can't change. */
const FIXED = 'Stays as it is while your account may only read.';

/** The card's edit mode. */
export const ProfileForm = ({ user, onClose }: { user: CurrentUser; onClose(): void }) => {
  const { save, failed } = useSaveProfile(user);
  const [bio, setBio] = useState(user.bio);
  const [latest] = useState(() => latestBirthDate(Date.now()));
  // Others read the names; the server refuses them too.
  const isFixed = user.suspendedUntil !== null;

  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => profileProblem(values, user.nickname, Date.now()),
    send: async (values) => {
      await save({
        nickname: values('nickname').trim(),
        displayName: values('displayName').trim() || null,
        bio: values('bio').trim() || null,
        birthDate: values('birthDate'),
      });
      toast('Profile saved');
      onClose();
    },
    failed,
  });

  return (
    <form
      className={layout.stackFields}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
      aria-label="Edit profile"
    >
      <FormProblem problem={problem} />
      <div className={layout.pair}>
        <Field
          label="Nickname"
          name="nickname"
          autoComplete="nickname"
          autoFocus
          required
          // A longer one of the registration may stay, if it is not changed.
          maxLength={Math.max(lengths.nickname, user.nickname.length)}
          defaultValue={user.nickname}
          readOnly={isFixed}
          hint={isFixed ? FIXED : `What others see. At most ${lengths.nickname} characters.`}
          error={fieldError('nickname')}
        />
        <Field
          label="Display name (optional)"
          name="displayName"
          autoComplete="name"
          maxLength={lengths.displayName}
          // The server puts the nickname in its place; it is to follow when that changes.
          defaultValue={user.displayName === user.nickname ? '' : user.displayName}
          readOnly={isFixed}
          hint={isFixed ? FIXED : 'Your nickname, unless you give one.'}
          error={fieldError('displayName')}
        />
      </div>
      <TextField
        label="About you (optional)"
        name="bio"
        value={bio}
        onChange={(event) => setBio(event.target.value)}
        limit={lengths.bio}
        readOnly={isFixed}
        hint={isFixed ? FIXED : undefined}
        error={fieldError('bio')}
      />
      <Field
        label="Birth date"
        name="birthDate"
        type="date"
        autoComplete="bday"
        required
        min="1900-01-01"
        max={latest}
        defaultValue={user.birthDate}
        hint="Nobody else sees it."
        error={fieldError('birthDate')}
      />
      <div className={layout.row}>
        <Button type="submit" kind="primary" disabled={busy}>
          {busy ? 'Saving...' : 'Save changes'}
        </Button>
        <Button kind="quiet" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
