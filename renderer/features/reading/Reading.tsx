import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { withActions } from '../../ui/controls/ActionBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Label } from '../../ui/text/Label.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { Contextual, Passage } from './Passage.tsx';
import { ReadingActions } from './ReadingActions.tsx';
import type { ReadingProps } from './readingProps.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './reading.module.css';

/** The class of what holds a title, a reading and what follows it. */
export const readingPage = styles.page;

/** What a note, a result and a topic have in common: the passage first and largest, then the words about it, and one bar. */
export const Reading = (props: ReadingProps) => {
  const { topic, level, verses, furtherLabel, note, afterNote, afterVerse, nextStep, prayer } = props;
  const [isContextOpen, setContextOpen] = useState(false);
  const [first, ...further] = verses;
  const others = further.length > 0 && (
    <ul className={styles.further}>
      {further.map((verse) => (
        <li key={verse.ref}>
          <Passage topic={topic} verse={verse} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={withActions}>
      <div className={styles.texts}>
        {first && (
          <Card lit className={styles.scripture}>
            <Label level={level}>God's Word</Label>
            <Contextual verse={first} size="large" isOpen={isContextOpen} onClose={() => setContextOpen(false)} />
            {!furtherLabel && others}
          </Card>
        )}
        {afterVerse}
        {note.text && (
          <section className={styles.part}>
            <Label level={level}>{note.label}</Label>
            <Paragraphs text={note.text} />
            {afterNote}
          </section>
        )}
        {nextStep && (
          <section className={classes(styles.part, styles.next)}>
            <Footprints size={24} strokeWidth={1.5} aria-hidden />
            <div>
              <Label level={level}>One next step</Label>
              <p>{nextStep}</p>
            </div>
          </section>
        )}
        {prayer.text && (
          <section className={styles.prayer}>
            <Label level={level}>{prayer.label}</Label>
            <Paragraphs text={prayer.text} />
          </section>
        )}
        {furtherLabel && others && (
          <section className={classes(styles.part, layout.stack2)}>
            <Label level={level}>{furtherLabel}</Label>
            {others}
          </section>
        )}
      </div>
      <ReadingActions
        {...props}
        first={first}
        context={{ isOpen: isContextOpen, onToggle: () => setContextOpen(!isContextOpen) }}
      />
    </div>
  );
};
