import type { Kiosk } from '../../../../core/contract/kiosk.ts';
import { defaultScreen, papers, type ScreenSettings } from '../../../../core/rules/kiosk/kiosk.ts';
import { hourChoices, idleChoices, paperNames, withChosen } from '../../../../core/rules/kiosk/kioskWords.ts';
import { problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Choice } from '../../../ui/forms/Choice.tsx';
import { SelectField } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { useSubmit, type Values } from '../../../ui/forms/useSubmit.ts';
import layout from '../../../ui/layout/layout.module.css';

interface ScreenFormProps {
  kiosk: Kiosk;
  onSave(settings: ScreenSettings): Promise<void>;
  onClose(): void;
}

const settingsOf = (values: Values): ScreenSettings => ({
  keyboard: values('keyboard') === 'on',
  idleSeconds: Number(values('idleSeconds')),
  restartHour: Number(values('restartHour')),
  attract: values('attract') === 'on',
  printing: values('printing') === 'on',
  paper: papers.find((paper) => paper === values('paper')) ?? defaultScreen.paper,
});

/** How a kiosk's screen behaves, as staff can set it there too. It follows within a minute. */
export const ScreenForm = ({ kiosk, onSave, onClose }: ScreenFormProps) => {
  const { busy, problem, onSubmit } = useSubmit({
    send: (values) => onSave(settingsOf(values)),
    failed: (error) => problemOf('The screen was not changed', error),
  });
  const { keyboard, idleSeconds, restartHour, attract, printing, paper } = kiosk.screen?.settings ?? defaultScreen;
  return (
    <Modal title={`Screen of “${kiosk.name}”`} onClose={onClose}>
      <form className={layout.stack4} onSubmit={(event) => void onSubmit(event)} noValidate>
        <FormProblem problem={problem} />
        <p>
          The kiosk follows within a minute. Whoever changes something last counts: you here, or staff at the screen.
        </p>
        <ChoiceOf
          label="Ask “Still there?” after"
          name="idleSeconds"
          chosen={idleSeconds}
          options={withChosen(idleChoices, idleSeconds)}
        />
        <ChoiceOf label="Start anew each night at" name="restartHour" chosen={restartHour} options={hourChoices} />
        <Choice
          label="Show letters on the screen for typing"
          hint="Off where a keyboard stands before it."
          name="keyboard"
          defaultChecked={keyboard}
        />
        <Choice
          label="Speak to passers-by"
          hint="While nobody uses it: the day’s verse, a question and an invitation in large letters."
          name="attract"
          defaultChecked={attract}
        />
        <Choice
          label="Let people print a note"
          hint="Which printer is chosen at the kiosk itself, once."
          name="printing"
          defaultChecked={printing}
        />
        <ChoiceOf
          label="Paper"
          name="paper"
          chosen={paper}
          options={papers.map((each) => [each, paperNames[each]] as const)}
        />
        <ModalActions>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Saving...' : 'Save changes'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
};

interface ChoiceOfProps {
  label: string;
  name: string;
  chosen: string | number;
  options: readonly (readonly [value: string | number, text: string])[];
}

const ChoiceOf = ({ label, name, chosen, options }: ChoiceOfProps) => (
  <SelectField label={label} name={name} defaultValue={chosen}>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </SelectField>
);
