import styles from '../kiosk.module.css';

/** The kiosk's own settings can't be read: nobody but staff may set it up again, and they do it behind the screen. */
export const ClosedScreen = () => (
  <main className={styles.closed}>
    <h1>This screen is closed just now</h1>
    <p className={styles.lead}>Please call a member of staff.</p>
    <p className={styles.lead}>
      If you are in danger right now, call your emergency number, or tell somebody near you.
    </p>
  </main>
);
