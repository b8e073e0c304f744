import type { MouseEvent } from 'react';
import type { AdditionalWisdom } from '../../../../core/contract/search.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Label } from '../../../ui/text/Label.tsx';
import { Carousel } from '../../../ui/controls/Carousel.tsx';
import { Chip, chipClass } from '../../../ui/controls/Chip.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Paragraphs } from '../../../ui/text/Paragraphs.tsx';
import { ReadAloud } from '../../../ui/controls/ReadAloud.tsx';
import { Tools } from '../../../ui/layout/Tools.tsx';
import { QuotedPassage, ReadInContext } from '../../scripture/index.ts';
import { noteTitles } from '../../topics/index.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import card from '../wisdom.module.css';
import styles from './MorePanel.module.css';

interface MorePanelProps {
  wisdom: AdditionalWisdom;
  offline: boolean;
  /** Searches for a related topic that is no note of ours; without it those are not offered. */
  onSearch?: (query: string) => void;
}

/** The additional wisdom panel (docs/specification.md 1 §2). */
export const MorePanel = ({ wisdom, offline, onSearch }: MorePanelProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Additional Resources & Guidance');
  const { bibleReferences, stickyNoteExamples, resources, relatedTopics, prayer } = wisdom;
  return (
    <Card className={styles.more} aria-labelledby="more-title">
      <header className={classes(layout.stack2, card.head)}>
        <h2 id="more-title" ref={heading} tabIndex={-1}>
          Additional Resources & Guidance
        </h2>
        <p className={layout.soft}>Swipe for more insights and practical steps</p>
        {offline && (
          <p className={layout.soft}>We could not reach the server, so these are the ones kept on this device.</p>
        )}
      </header>

      {bibleReferences.length > 0 && (
        <Carousel
          title="More Bible References"
          slides={bibleReferences.map((verse) => (
            <div key={verse.ref}>
              <QuotedPassage verse={verse} size="small" />
              <Tools>
                <ReadInContext reference={verse.ref} />
              </Tools>
            </div>
          ))}
        />
      )}
      {stickyNoteExamples.length > 0 && (
        <Carousel
          title="Daily Reminder Ideas"
          slides={stickyNoteExamples.map(({ note, placement }) => (
            <div key={note} className={styles.reminder}>
              <p>{note}</p>
              <p className={classes(layout.hint, styles.place)}>Place on: {placement.replace(/^on /i, '')}</p>
            </div>
          ))}
        />
      )}
      {resources.length > 0 && (
        <Carousel
          title="Helpful Resources"
          slides={resources.map(({ title, type, description }) => (
            <div key={title} className={styles.resource}>
              <p className={classes(layout.hint, styles.type)}>{type}</p>
              <h4>{title}</h4>
              <p>{description}</p>
            </div>
          ))}
        />
      )}
      {relatedTopics.length > 0 && (
        <div>
          <Label>Explore These Topics:</Label>
          <ul className={layout.row}>
            {relatedTopics.map((topic) => (
              <li key={topic}>
                <RelatedTopic title={topic} onSearch={onSearch} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {prayer && (
        <div>
          <Label>Prayer for Action:</Label>
          <Paragraphs text={prayer} />
          <Tools>
            <ReadAloud text={prayer} what="prayer" />
          </Tools>
        </div>
      )}
    </Card>
  );
};

/** Leads to the note of that title, in the place of what is read where one can search there; other titles are searched for. */
const RelatedTopic = ({ title, onSearch }: { title: string; onSearch?: (query: string) => void }) => {
  const note = noteTitles.find((each) => each.title === title);
  if (!note) return onSearch && <Chip onClick={() => onSearch(title)}>{title}</Chip>;
  // At the day's limit a search leaves what is being read, and written below it, where it is; another page would not.
  const searchHere = (event: MouseEvent) => {
    if (!onSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSearch(title);
  };
  return (
    <Link to={`/note/${note.id}`} className={chipClass} onClick={searchHere}>
      {title}
    </Link>
  );
};
