import { useId } from 'react';
import { Choice } from '../../../ui/forms/Choice.tsx';
import styles from '../journal.module.css';

interface StayChoiceProps {
  /** Something is not on the account yet. */
  waits: boolean;
  /** Prayers that are here without an account already. */
  besides: number;
  hasLock: boolean;
  keeps: boolean;
  disabled: boolean;
  onChange(keeps: boolean): void;
}

/** What stays of a journal when its person signs out. */
export const StayChoice = ({ waits, besides, hasLock, keeps, disabled, onChange }: StayChoiceProps) => {
  const name = useId();
  const join = besides === 1 ? 'It joins the prayer' : `It joins the ${besides} prayers`;
  return (
    <fieldset className={styles.stay} disabled={disabled}>
      <legend>What stays here?</legend>
      <Choice
        type="radio"
        name={name}
        checked={!keeps}
        onChange={() => onChange(false)}
        label={waits ? 'Remove the rest from this device' : 'Remove this journal from this device'}
        hint="It is safe in your account."
      />
      <Choice
        type="radio"
        name={name}
        checked={keeps}
        onChange={() => onChange(true)}
        label="Keep a copy on this device, without an account"
        hint={[
          hasLock ? 'It keeps your PIN.' : 'Whoever uses this device can read it.',
          besides > 0 && `${join} that ${besides === 1 ? 'is' : 'are'} here without an account.`,
        ]
          .filter(Boolean)
          .join(' ')}
      />
    </fieldset>
  );
};
