import type { Kiosk, KioskSettings } from '../../../../core/contract/kiosk.ts';
import { kioskLengths, kioskPerMinute } from '../../../../core/rules/kiosk/kiosk.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Choice } from '../../../ui/forms/Choice.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { useSubmit, type Values } from '../../../ui/forms/useSubmit.ts';
import { problemOf } from '../../../api/sentences.ts';
import layout from '../../../ui/layout/layout.module.css';

interface KioskFormProps {
  /** Null for a new one. */
  kiosk: Kiosk | null;
  onSave(settings: KioskSettings): Promise<void>;
  onClose(): void;
}

const settingsOf = (values: Values): KioskSettings => ({
  name: values('name').trim(),
  perMinute: Number(values('perMinute')),
  asksForPrayer: values('asksForPrayer') === 'on',
  prayerAddress: values('prayerAddress').trim() || null,
});

/** A kiosk's name, limit and prayer requests. The server says what is wrong with them. */
export const KioskForm = ({ kiosk, onSave, onClose }: KioskFormProps) => {
  const failed = kiosk ? 'The kiosk was not changed' : 'The kiosk was not added';
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    send: async (values) => {
      await onSave(settingsOf(values));
    },
    failed: (error) => problemOf(failed, error),
  });

  return (
    <Modal title={kiosk ? 'Change this kiosk' : 'Add a kiosk'} onClose={onClose}>
      <form className={layout.stack4} onSubmit={(event) => void onSubmit(event)} noValidate>
        <FormProblem problem={problem} />
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={kioskLengths.name}
          defaultValue={kiosk?.name ?? ''}
          hint="Where it stands, such as “Main lobby”. It is shown on the screen."
          error={fieldError('name')}
        />
        <Field
          label="Searches per minute"
          name="perMinute"
          type="number"
          inputMode="numeric"
          min={1}
          max={kioskPerMinute.max}
          defaultValue={kiosk?.perMinute ?? kioskPerMinute.default}
          hint="A kiosk has no daily limit. Lines to call for people in danger are never limited."
          error={fieldError('perMinute')}
        />
        <Choice
          label="Show “Ask for prayer”"
          hint="What people write goes by mail to the address below, and is kept nowhere else."
          name="asksForPrayer"
          defaultChecked={kiosk?.asksForPrayer ?? false}
        />
        <Field
          label="Address for prayer requests"
          name="prayerAddress"
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          defaultValue={kiosk?.prayerAddress ?? ''}
          hint="Of the people who pray. Please choose an address that only they read."
          error={fieldError('prayerAddress')}
        />
        <ModalActions>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Saving...' : kiosk ? 'Save changes' : 'Add and show the code'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
};
