import { buttonClass } from '../ui/controls/Button.tsx';
import { Illustration } from '../ui/illustrations/Illustration.tsx';
import { usePageHead } from '../ui/layout/pageHead.ts';
import { Link } from '../ui/controls/Link.tsx';
import { classes } from '../ui/classes.ts';
import { useSite } from '../features/site/index.ts';
import layout from '../ui/layout/layout.module.css';
import styles from './MessagePage.module.css';

export const NotFoundPage = () => {
  usePageHead(`Page Not Found · ${useSite().name}`);
  return (
    <div className={classes(layout.message, styles.page)}>
      <Illustration name="not-found" />
      <h1 tabIndex={-1}>404 - Page Not Found</h1>
      <p>The page you're looking for doesn't exist.</p>
      <Link to="/" className={buttonClass('primary')}>
        Back to home
      </Link>
    </div>
  );
};
