import { LifeBuoy, Mail } from 'lucide-react';
import { supportHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { classes } from '../../ui/classes.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { useSite } from '../site/index.ts';
import { Faq } from './Faq.tsx';
import { Safety } from './Safety.tsx';
import styles from './support.module.css';

/** Whom to ask, and what is asked most (docs/specification.md 2 §2). All of it is known without a network. */
export const SupportPage = () => {
  const site = useSite();
  const head = supportHead(site);
  usePageHead(head.title, head.description);
  return (
    <div className={layout.page}>
      <h1 tabIndex={-1}>Support</h1>
      <Card className={classes(layout.stack3, styles.danger)} aria-label="In danger">
        <p>
          <strong>Are you in danger, or is somebody else?</strong> Mail is read too late for that. These people answer
          at once:
        </p>
        <Link to="/helplines" className={classes(buttonClass('primary'), layout.start)}>
          <LifeBuoy size={18} aria-hidden />
          Talk to someone now
        </Link>
      </Card>
      <Section title="Write to us">
        <p>
          Tell us what happened and what you expected. We answer within {site.responseHours} hours. Please don’t send
          passwords, nor more about yourself than we need to know.
        </p>
        <div className={layout.row}>
          <a href={`mailto:${site.supportEmail}`} className={classes(buttonClass('primary'), styles.mail)}>
            <Mail size={18} aria-hidden />
            <span>
              Email support <span className={styles.address}>{site.supportEmail}</span>
            </span>
          </a>
          <Link to="/chat" className={buttonClass()}>
            Join Community
          </Link>
        </div>
      </Section>
      <Faq site={site} />
      <Safety />
      <p className={layout.hint}>
        More about this place: <Link to="/about">About</Link>, <Link to="/privacy">Privacy</Link> and{' '}
        <Link to="/terms">Terms</Link>.
      </p>
    </div>
  );
};
