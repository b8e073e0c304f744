import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import page from '../../ui/layout/page.module.css';
import { ContextPanel } from '../scripture/index.ts';
import styles from './TopicPage.module.css';

/** The passage that a kiosk showed. Reading costs no search. */
export const KioskPassage = ({ reference }: { reference: string }) => (
  <>
    <h1 className={page.title}>God’s Word</h1>
    <ContextPanel reference={reference} />
    <p className={styles.retry}>
      <Link to="/" className={buttonClass('primary')}>
        Search for help
      </Link>
    </p>
  </>
);
