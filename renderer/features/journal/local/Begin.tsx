import { useNavigate } from 'react-router-dom';
import { platform } from '../../../platform/current.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useReturnState } from '../../accounts/index.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './local.module.css';

const isDesktop = platform.kind === 'desktop';

const facts = isDesktop
  ? [
      'It is on this computer alone: not on your other devices, and not with us.',
      'Whoever uses this computer under your name can open it. You can set a PIN.',
      'If this computer breaks, it is gone. Save a copy elsewhere now and then: the journal’s menu has “Copies”.',
    ]
  : [
      'It is in this browser alone: not on your other devices, and not with us.',
      'Whoever uses this browser can open it. You can set a PIN.',
      'Clearing this browser’s data deletes it. Safari may do so by itself after seven days without a visit, unless this site is on your home screen.',
      'Save a copy now and then: the journal’s menu has “Copies”.',
    ];

/** The journal while nobody is signed in and none was begun: with an account, or on this device only. */
export const Begin = ({ onBegin }: { onBegin(): void }) => {
  const navigate = useNavigate();
  const begin = () => {
    onBegin();
    void navigate('/journal/new');
  };
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <Illustration name="journal" />
        <div className={layout.stack2}>
          <h1 tabIndex={-1}>Prayer Journal</h1>
          <p>Write down what you bring before God, come back to it, and see what was answered.</p>
        </div>
      </header>
      <div className={styles.ways}>
        <Card className={layout.stack4}>
          <h2>On this device only</h2>
          <p>No account and no connection needed.</p>
          <Button kind="primary" className={layout.start} onClick={begin}>
            Start a journal on this device
          </Button>
          <ul className={classes(layout.bullets, layout.soft, styles.facts)}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Card>
        {platform.hasServer ? <WithAccount /> : <WithServer />}
      </div>
    </div>
  );
};

const WithAccount = () => {
  const from = useReturnState();
  return (
    <Card className={layout.stack4}>
      <h2>With your account</h2>
      <p>Saved to your account as well as here, and on each device where you sign in. It opens offline too.</p>
      <div className={layout.row}>
        <Link to="/login" state={from} className={buttonClass()}>
          Sign in
        </Link>
        <Link to="/register" state={from} className={buttonClass('quiet')}>
          Create an account
        </Link>
      </div>
      <p className={layout.soft}>You can begin without one, and take everything along when you sign in later.</p>
    </Card>
  );
};

/** There is nowhere to sign in yet: who uses the app just for themselves is not sent to a page that can only say so. */
const WithServer = () => (
  <Card className={layout.stack4}>
    <h2>With your church’s server</h2>
    <p>Saved to your account there as well as here, and on each device where you sign in. It opens offline too.</p>
    <Link to="/desktop-settings#server" className={classes(buttonClass(), layout.start)}>
      Choose a server
    </Link>
    <p className={layout.soft}>You can begin without one, and take everything along when you sign in later.</p>
  </Card>
);
