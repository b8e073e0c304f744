import { useState } from 'react';
import type { KioskPreferences, KioskState, SetupProblem } from '../../../../core/bridge/kioskState.ts';
import { kioskPin } from '../../../../core/rules/kiosk/kiosk.ts';
import { hourChoices, idleChoices, withChosen } from '../../../../core/rules/kiosk/kioskWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { kiosk } from '../bridge.ts';
import { intoView } from '../parts/intoView.ts';
import { Check, PinField, Select } from './fields.tsx';
import { PrintingFields } from './PrintingFields.tsx';
import styles from '../kiosk.module.css';

interface SettingsFormProps {
  state: KioskState;
  /** Whether letters are to be shown, from now on. */
  onKeyboard(shown: boolean): void;
}

const sentences: Readonly<Record<SetupProblem, string>> = {
  pin: `The PIN needs ${kioskPin.min} to ${kioskPin.max} digits.`,
  server:
    'The server’s address begins with https:// and has nothing behind its name, such as https://help.our-church.org.',
};

/** PIN, server, and how the screen behaves. */
export const SettingsForm = ({ state, onKeyboard }: SettingsFormProps) => {
  const first = state.mode === 'setup';
  const { pin, setPin, again, setAgain, chosen, change, message, save } = useSettings(state);
  return (
    <Form className={styles.pray} onSend={save}>
      <h2>{first ? 'Choose a staff PIN' : 'Settings'}</h2>
      {first && (
        <p className={styles.lead}>
          It has {kioskPin.min} to {kioskPin.max} digits. With it staff come back here: hold the upper right corner of
          the screen for four seconds. Without it nobody leaves the kiosk, so write it down and keep it in the office.
        </p>
      )}
      {message && (
        <Notice tone={message.bad ? 'bad' : 'plain'} ref={intoView} {...(!message.bad && { role: 'status' })}>
          {message.text}
        </Notice>
      )}
      <div className={styles.pair}>
        <PinField label={first ? 'PIN' : 'New PIN (leave empty to keep it)'} pin={pin} onPin={setPin} />
        <PinField label="The same once more" pin={again} onPin={setAgain} />
      </div>
      <Field
        label="Your church’s server"
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={chosen.server}
        onChange={(event) => change({ server: event.target.value })}
      />
      <div className={styles.pair}>
        <Select
          label="Ask “Still there?” after"
          value={chosen.idleSeconds}
          options={withChosen(idleChoices, chosen.idleSeconds)}
          onChange={(idleSeconds) => change({ idleSeconds })}
        />
        <Select
          label="Start anew each night at"
          value={chosen.restartHour}
          options={hourChoices}
          onChange={(restartHour) => change({ restartHour })}
        />
      </div>
      <Check
        label="Show letters on the screen for typing"
        checked={chosen.keyboard}
        onChange={(keyboard) => {
          change({ keyboard });
          onKeyboard(keyboard);
        }}
      />
      <Check
        label="Speak to passers-by in large letters while nobody uses the screen"
        checked={chosen.attract}
        onChange={(attract) => change({ attract })}
      />
      {!first && <PrintingFields chosen={chosen} onChange={change} />}
      <div className={styles.row}>
        <Button type="submit" kind="primary" className={styles.big}>
          {first ? 'Go on' : 'Save'}
        </Button>
      </div>
    </Form>
  );
};

const useSettings = (state: KioskState) => {
  const first = state.mode === 'setup';
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [chosen, setChosen] = useState(state.preferences);
  const [message, setMessage] = useState<{ bad: boolean; text: string } | null>(null);
  const change = (part: Partial<KioskPreferences>) => setChosen((now) => ({ ...now, ...part }));

  const save = async () => {
    if (pin !== again) return setMessage({ bad: true, text: 'The two PINs are not the same.' });
    const enough = pin.length >= kioskPin.min && /^[0-9]+$/.test(pin);
    if (first || pin !== '' ? !enough : false) return setMessage({ bad: true, text: sentences.pin });
    const problem = await kiosk.saveSetup({ ...chosen, pin: pin || null }).catch(() => 'failed' as const);
    if (problem === 'failed')
      return setMessage({ bad: true, text: 'That did not work. Nothing was changed; please try again.' });
    if (problem) return setMessage({ bad: true, text: sentences[problem] });
    setPin('');
    setAgain('');
    setMessage({ bad: false, text: 'Saved.' });
  };
  return { pin, setPin, again, setAgain, chosen, change, message, save };
};
