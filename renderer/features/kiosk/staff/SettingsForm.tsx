import { useState } from 'react';
import type { KioskState, SetupProblem } from '../../../../core/bridge/kioskState.ts';
import { kioskPin } from '../../../../core/rules/kiosk.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { kiosk } from '../bridge.ts';
import { intoView } from '../parts/intoView.ts';
import styles from '../kiosk.module.css';

interface SettingsFormProps {
  state: KioskState;
  /** Whether letters are to be shown, from now on. */
  onKeyboard(shown: boolean): void;
}

const idles = [20, 30, 45, 60, 90, 120, 180, 300, 600].map(
  (seconds) => [seconds, seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`] as const,
);
const hours = Array.from({ length: 24 }, (_, hour) => [hour, `${String(hour).padStart(2, '0')}:00`] as const);
const sentences: Readonly<Record<SetupProblem, string>> = {
  pin: `The PIN needs ${kioskPin.min} to ${kioskPin.max} digits.`,
  server:
    'The server’s address begins with https:// and has nothing behind its name, such as https://help.our-church.org.',
};

/** PIN, server, and how the screen behaves. */
export const SettingsForm = ({ state, onKeyboard }: SettingsFormProps) => {
  const first = state.mode === 'setup';
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [server, setServer] = useState(state.preferences.server);
  const [keyboard, setKeyboard] = useState(state.preferences.keyboard);
  const [idleSeconds, setIdle] = useState(state.preferences.idleSeconds);
  const [restartHour, setHour] = useState(state.preferences.restartHour);
  const [attract, setAttract] = useState(state.preferences.attract);
  const [message, setMessage] = useState<{ bad: boolean; text: string } | null>(null);

  const save = async () => {
    if (pin !== again) return setMessage({ bad: true, text: 'The two PINs are not the same.' });
    const enough = pin.length >= kioskPin.min && /^[0-9]+$/.test(pin);
    if (first || pin !== '' ? !enough : false) return setMessage({ bad: true, text: sentences.pin });
    const setup = { pin: pin || null, server, keyboard, idleSeconds, restartHour, attract };
    const problem = await kiosk.saveSetup(setup).catch(() => 'failed' as const);
    if (problem === 'failed')
      return setMessage({ bad: true, text: 'That did not work. Nothing was changed; please try again.' });
    if (problem) return setMessage({ bad: true, text: sentences[problem] });
    setPin('');
    setAgain('');
    setMessage({ bad: false, text: 'Saved.' });
  };

  return (
    <Form className={styles.pray} onSend={save}>
      <h2>{first ? 'Choose a staff PIN' : 'Settings'}</h2>
      {first && (
        <p className={styles.lead}>
          With it staff come back here: hold the upper right corner of the screen for four seconds. Without it nobody
          leaves the kiosk, so write it down and keep it in the office.
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
        value={server}
        onChange={(event) => setServer(event.target.value)}
      />
      <div className={styles.pair}>
        <NumberSelect label="Ask “Still there?” after" value={idleSeconds} options={idles} onChange={setIdle} />
        <NumberSelect label="Start anew each night at" value={restartHour} options={hours} onChange={setHour} />
      </div>
      <Check
        label="Show letters on the screen for typing"
        checked={keyboard}
        onChange={(shown) => {
          setKeyboard(shown);
          onKeyboard(shown);
        }}
      />
      <Check
        label="Speak to passers-by in large letters while nobody uses the screen"
        checked={attract}
        onChange={setAttract}
      />
      <div className={styles.row}>
        <Button type="submit" kind="primary" className={styles.big}>
          {first ? 'Go on' : 'Save'}
        </Button>
      </div>
    </Form>
  );
};

const PinField = ({ label, pin, onPin }: { label: string; pin: string; onPin(pin: string): void }) => (
  <Field
    label={label}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    maxLength={kioskPin.max}
    value={pin}
    onChange={(event) => onPin(event.target.value)}
  />
);

interface CheckProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

interface NumberSelectProps {
  label: string;
  value: number;
  options: readonly (readonly [value: number, text: string])[];
  onChange(value: number): void;
}

const NumberSelect = ({ label, value: chosen, options, onChange }: NumberSelectProps) => (
  <label className={styles.select}>
    {label}
    <select value={chosen} onChange={(event) => onChange(Number(event.target.value))}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
