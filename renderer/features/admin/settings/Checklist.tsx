import type { ReactNode } from 'react';
import type { Settings } from '../../../../core/contract/settings.ts';
import { Check, Circle } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { SettingPath } from './values.ts';
import styles from './Settings.module.css';

type CheckId = Settings['checklist'][number]['id'];

/** What each is, how it is done, and the field it is done in. */
const checks: Readonly<Record<CheckId, { title: string; how: ReactNode; field?: SettingPath }>> = {
  operator: { title: 'Say who runs this server', how: 'The legal pages name them.', field: 'operator.name' },
  support: { title: 'A support address that somebody reads', how: 'Everybody sees it.', field: 'supportEmail' },
  url: {
    title: 'An https address',
    how: (
      <>
        Set <code>PUBLIC_URL</code> to the https address that people open, and start the server again.
      </>
    ),
  },
  mail: {
    title: 'Mails that reach people',
    how: (
      <>
        Set <code>SMTP_URL</code>, and start the server again. Until then mails only become files on the server.
      </>
    ),
  },
  admins: {
    title: 'A second admin',
    how: 'Under User Management, give somebody you trust the role Admin: one person may be ill, or lose a password.',
  },
  backup: {
    title: 'A fresh backup',
    how: (
      <>
        Set <code>BACKUP_DIR</code> for one each day, or run <code>npm run backup -- FOLDER</code>.
      </>
    ),
  },
  legal: {
    title: 'Legal pages that were read',
    how: 'Read both, and mark that they are right.',
    field: 'legalReviewedAt',
  },
};

interface ChecklistProps {
  checklist: Settings['checklist'];
  onGo(path: SettingPath): void;
}

/** What is still to be done before people come. */
export const Checklist = ({ checklist, onGo }: ChecklistProps) => {
  const left = checklist.filter(({ done }) => !done).length;
  return (
    <Section title="Checklist">
      <p>
        {left === 0 ? 'Everything is done.' : `${left} of ${checklist.length} still to be done before people come.`}
      </p>
      <ul className={styles.checks}>
        {checklist.map(({ id, done }) => (
          <li key={id} className={classes(done && styles.done)}>
            {done ? <Check size={20} aria-label="Done:" /> : <Circle size={20} aria-label="To do:" />}
            <div>
              <strong>{checks[id].title}</strong>
              {!done && <p className={layout.hint}>{checks[id].how}</p>}
            </div>
            {!done && <Go title={checks[id].title} field={checks[id].field} onGo={onGo} />}
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Go = ({ title, field, onGo }: { title: string; field: SettingPath | undefined; onGo: ChecklistProps['onGo'] }) =>
  field && (
    <Button kind="quiet" aria-label={`Go there: ${title}`} onClick={() => onGo(field)}>
      Go there
    </Button>
  );
