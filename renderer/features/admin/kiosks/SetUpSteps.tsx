import { Notice } from '../../../ui/feedback/Notice.tsx';
import styles from './Kiosks.module.css';

/** What is to be done at the screen itself, for somebody who has nothing but this page. */
export const SetUpSteps = () => (
  <details className={styles.steps}>
    <summary>How to set one up</summary>
    <ol>
      <li>
        On the computer in the lobby, install the app and open it. Choose File → Settings… (the Alt key shows the menu;
        on a Mac the app’s own menu has it), and there “Set up as a kiosk”.
      </li>
      <li>Choose a PIN for your staff, six digits or more, and type the address under which people open this page.</li>
      <li>Here, touch “Add a kiosk” and type the code that is shown into the kiosk. It works once, for ten minutes.</li>
      <li>There, touch “Back to the kiosk”. Try it: touch a subject, scan the code with a phone, touch “I’m done”.</li>
      <li>
        Have the computer sign in to an account that can do nothing else: the app can’t keep the system’s own keys away.
      </li>
    </ol>
    <p>
      Later on, hold the screen’s upper right corner for four seconds and enter the PIN. If the PIN is lost, or the
      screen says that it is closed: end the app from the computer’s own account, delete the file kiosk.json in the
      app’s data folder, and set it up again. A lost or stolen kiosk is disconnected by “Remove”.
    </p>
  </details>
);

/** Phones are led to the address by which the kiosk reached the server, which a phone may not find. */
export const NoPublicAddress = () => (
  <Notice>
    This installation has not been told its public address (PUBLIC_URL). The codes that people scan then lead to the
    address that each kiosk was set up with; a kiosk that was set up with “localhost” shows no code, since no phone
    could open it. Please ask whoever runs the installation to set PUBLIC_URL.
  </Notice>
);
