import { useState } from 'react';
import type { KioskSetup, KioskState } from '../../../../core/bridge/kioskState.ts';
import { printingWords } from '../../../../core/rules/kiosk/kioskWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { kiosk, valueOf } from '../bridge.ts';
import { Keyboard } from '../parts/Keyboard.tsx';
import { PairForm } from './PairForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import styles from '../kiosk.module.css';

/** For staff: the first set-up, and every change afterwards. */
export const StaffScreen = ({ state }: { state: KioskState }) => {
  const { mode, pairing, online, church, preferences } = state;
  const [shown, setShown] = useState<KioskSetup['keyboard']>(preferences.keyboard);
  return (
    <main className={styles.staff}>
      <h1>{mode === 'setup' ? 'Set up this kiosk' : 'This kiosk'}</h1>
      {mode === 'staff' && (
        <Card>
          <h2>
            {pairing === 'paired'
              ? `Connected${church ? ` as “${church.name}”` : ''}${online ? '' : ', but the server can’t be reached just now'}`
              : pairing === 'revoked'
                ? 'No longer connected: an admin removed this kiosk'
                : 'Not connected yet'}
          </h2>
          {pairing === 'paired' && <p>{changeWords(state)}</p>}
          {state.printing !== 'off' && <p>{printingWords[state.printing]}.</p>}
          {state.phoneUrl === null && (
            <p>
              No code for phones is shown: this kiosk reaches its server at an address that only this computer knows.
              Set it up with the address that people use, such as https://help.our-church.org.
            </p>
          )}
          <PairForm paired={pairing === 'paired'} />
        </Card>
      )}
      <Card>
        <SettingsForm key={mode} state={state} onKeyboard={setShown} />
      </Card>
      {mode === 'setup' && (
        <div className={styles.row}>
          <Button className={styles.big} onClick={() => void valueOf(kiosk.exit('desktop'))}>
            Not now
          </Button>
        </div>
      )}
      {mode === 'staff' && (
        <div className={styles.row}>
          <Button className={styles.big} onClick={() => void valueOf(kiosk.exit('quit'))}>
            Close the app
          </Button>
          <Button className={styles.big} onClick={() => void valueOf(kiosk.exit('desktop'))}>
            Stop being a kiosk
          </Button>
          <Button kind="primary" className={styles.big} onClick={() => void valueOf(kiosk.endStaffSession())}>
            Back to the kiosk
          </Button>
        </div>
      )}
      {shown && <Keyboard enter="Next" onEnter={focusNext} whileWriting />}
    </main>
  );
};

/** Whose settings count now: whoever changed them last. */
const changeWords = ({ remote: { changedBy, isTold } }: KioskState): string => {
  if (changedBy === 'admin') return 'The settings below were last changed in the dashboard (Admin → Kiosks).';
  return isTold
    ? 'The settings below were last changed here, and the dashboard shows them.'
    : 'The settings below were changed here. The dashboard hears of it as soon as the server is reached; if somebody has changed them there meanwhile, theirs count.';
};

const focusNext = (): void => {
  const fields = [...document.querySelectorAll<HTMLElement>('main input, main button[type="submit"]')];
  const at = fields.findIndex((field) => field === document.activeElement);
  fields[at + 1]?.focus();
};
