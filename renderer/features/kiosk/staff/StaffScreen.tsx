import { useState } from 'react';
import type { KioskSetup, KioskState } from '../../../../core/bridge/kiosk.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { kiosk } from '../bridge.ts';
import { Keyboard } from '../parts/Keyboard.tsx';
import { PairForm } from './PairForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import styles from '../kiosk.module.css';

/** For staff: the first set-up, and every change afterwards. */
export const StaffScreen = ({ state }: { state: KioskState }) => {
  const { stage, link, online, church, preferences } = state;
  const [shown, setShown] = useState<KioskSetup['keyboard']>(preferences.keyboard);
  return (
    <main className={styles.staff}>
      <h1>{stage === 'setup' ? 'Set up this kiosk' : 'This kiosk'}</h1>
      {stage === 'staff' && (
        <Card>
          <h2>
            {link === 'paired'
              ? `Connected${church ? ` as “${church.name}”` : ''}${online ? '' : ', but the server can’t be reached just now'}`
              : link === 'revoked'
                ? 'No longer connected: an admin removed this kiosk'
                : 'Not connected yet'}
          </h2>
          {state.phoneUrl === null && (
            <p>
              No code for phones is shown: this kiosk reaches its server at an address that only this computer knows.
              Set it up with the address that people use, such as https://help.our-church.org.
            </p>
          )}
          <PairForm paired={link === 'paired'} />
        </Card>
      )}
      <Card>
        <SettingsForm key={stage} state={state} onKeyboard={setShown} />
      </Card>
      {stage === 'setup' && (
        <div className={styles.row}>
          <Button className={styles.big} onClick={() => void kiosk.leave('desktop')}>
            Not now
          </Button>
        </div>
      )}
      {stage === 'staff' && (
        <div className={styles.row}>
          <Button className={styles.big} onClick={() => void kiosk.leave('quit')}>
            Close the app
          </Button>
          <Button className={styles.big} onClick={() => void kiosk.leave('desktop')}>
            Stop being a kiosk
          </Button>
          <Button kind="primary" className={styles.big} onClick={() => void kiosk.done()}>
            Back to the kiosk
          </Button>
        </div>
      )}
      {shown && <Keyboard enter="Next" onEnter={focusNext} />}
    </main>
  );
};

const focusNext = (): void => {
  const fields = [...document.querySelectorAll<HTMLElement>('main input, main button[type="submit"]')];
  const at = fields.findIndex((field) => field === document.activeElement);
  fields[at + 1]?.focus();
};
