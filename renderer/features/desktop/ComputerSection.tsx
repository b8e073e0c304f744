import { useId, useRef, useState } from 'react';
import type { DesktopSettings, Preferences } from '../../../core/bridge/settings.ts';
import { shortcuts, type Shortcut } from '../../../core/bridge/shortcuts.ts';
import { platform } from '../../platform/current.ts';
import { bridge } from '../../platform/desktop/bridge.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './desktop.module.css';

interface ComputerSectionProps {
  settings: DesktopSettings;
  onChange(settings: DesktopSettings): void;
}

const isMac = navigator.userAgent.includes('Mac OS');

/** As people know their keys. */
const keysOf = (shortcut: Shortcut): string =>
  shortcut
    .replace('CommandOrControl', isMac ? 'Command' : 'Ctrl')
    .replace('Alt', isMac ? 'Option' : 'Alt')
    .replaceAll('+', ' + ');

/** How the app sits on this computer. Each choice holds at once. */
export const ComputerSection = ({ settings, onChange }: ComputerSectionProps) => {
  const id = useId();
  const { name } = useSite();
  const [failed, setFailed] = useState(false);
  const last = useRef(0);
  const change = (wanted: Partial<Preferences>) => {
    setFailed(false);
    // At once, as a box is ticked; what the main process says then is how it is.
    onChange({ ...settings, ...wanted });
    const mine = ++last.current;
    bridge()
      .settings.change(wanted)
      .then(
        // An earlier choice's answer knows nothing of a later one.
        (now) => mine === last.current && onChange(now),
        () => {
          setFailed(true);
          onChange(settings);
        },
      );
  };

  return (
    <Section title="On this computer">
      {failed && <Notice tone="bad">That could not be changed. Please try again.</Notice>}
      <Choice
        label={`Open ${name} when I sign in to this computer`}
        checked={settings.openAtLogin}
        onChange={(openAtLogin) => change({ openAtLogin })}
      />
      <Choice
        label="Go on in the background when I close the window"
        hint={`${platform.hasServer ? 'Prayers are then still sent to your account. ' : ''}${name} stays in the ${isMac ? 'menu bar' : 'tray'}; start it again to bring the window back.`}
        checked={settings.closeToTray}
        onChange={(closeToTray) => change({ closeToTray })}
      />
      <div className={styles.choice}>
        <label htmlFor={id}>Keys for a new prayer, from anywhere</label>
        <select
          id={id}
          aria-describedby={settings.shortcutTaken ? `${id}-taken` : undefined}
          value={settings.shortcut ?? ''}
          onChange={({ target }) => change({ shortcut: shortcuts.find((each) => each === target.value) ?? null })}
        >
          <option value="">None</option>
          {shortcuts.map((shortcut) => (
            <option key={shortcut} value={shortcut}>
              {keysOf(shortcut)}
            </option>
          ))}
        </select>
        {settings.shortcutTaken && (
          <p id={`${id}-taken`} role="status" className={layout.problem}>
            Another program has these keys, so they do not work here. Please choose others.
          </p>
        )}
      </div>
    </Section>
  );
};

interface ChoiceProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

const Choice = ({ label, hint, checked, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint && `${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className={layout.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};
