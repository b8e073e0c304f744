import { useState } from 'react';
import type { Prayer } from '../../../../core/contract/journal.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { ReadAloud } from '../../../ui/controls/ReadAloud.tsx';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { classes } from '../../../ui/classes.ts';
import { MarkAnswered } from '../thanks/MarkAnswered.tsx';
import { closingVerse } from './closingVerses.ts';
import { StepHeading } from './StepHeading.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './prayNow.module.css';

/** The end of a time of prayer: a verse, and where to go from here. `brought`: what was prayed for. */
export const Done = ({ brought, aloud }: { brought: readonly Prayer[]; aloud: boolean }) => {
  const [verse] = useState(() => closingVerse(localDay(new Date())));
  const any = brought.length > 0;
  return (
    <div className={styles.done}>
      {!any && <Illustration name="calm" />}
      <StepHeading>{any ? 'Amen.' : 'Nothing is waiting.'}</StepHeading>
      <p className={styles.words}>
        {any
          ? 'You have brought them. They are in good hands.'
          : 'There is no open prayer here. Write a new one when you like.'}
      </p>
      {verse && (
        <figure className={styles.verse}>
          <blockquote>{verse.text}</blockquote>
          <figcaption>
            {verse.reference.replace('Psalms', 'Psalm')} · <abbr title="World English Bible">WEB</abbr>
          </figcaption>
        </figure>
      )}
      <div className={classes(layout.row, styles.ways)}>
        <Link to="/journal" className={classes(buttonClass('primary'), styles.large)}>
          Back to my journal
        </Link>
        {verse && <ReadAloud text={verse.text} what="verse" startsAtOnce={aloud} />}
        <Link to="/journal/answered" className={buttonClass('quiet')}>
          Answered prayers
        </Link>
      </div>
      {any && <MarkAnswered prayers={brought} />}
    </div>
  );
};
