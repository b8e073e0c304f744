import { useState } from 'react';
import { latestBirthDate } from '../../../../core/rules/ages.ts';
import { lengths } from '../../../../core/rules/text.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import styles from '../EntryPage.module.css';

interface PersonFieldsProps {
  fieldError(name: string): string | undefined;
  nickname?: string;
}

/** Who a newcomer is: asked of everybody, also of who comes from Google. */
export const PersonFields = ({ fieldError, nickname }: PersonFieldsProps) => {
  const [latest] = useState(() => latestBirthDate(Date.now()));
  return (
    <>
      <div className={styles.pair}>
        <Field
          label="Nickname"
          name="nickname"
          autoComplete="nickname"
          required
          maxLength={lengths.nicknameAtRegistration}
          defaultValue={nickname}
          hint="What others see. 2 to 50 characters."
          error={fieldError('nickname')}
        />
        <Field
          label="Display name (optional)"
          name="displayName"
          autoComplete="name"
          maxLength={lengths.displayName}
          hint="Your nickname, unless you give one."
          error={fieldError('displayName')}
        />
      </div>
      <Field
        label="Birth date"
        name="birthDate"
        type="date"
        autoComplete="bday"
        required
        min="1900-01-01"
        max={latest}
        hint="You must be at least 13. Nobody else sees it."
        error={fieldError('birthDate')}
      />
    </>
  );
};
