import type { Verse as Passage } from '../../../core/contract/search.ts';
import { Chip } from '../../ui/controls/Chip.tsx';
import { Label } from '../../ui/text/Label.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { ReadAloud } from '../../ui/controls/ReadAloud.tsx';
import { Tools } from '../../ui/layout/Tools.tsx';
import { SaveButton } from '../notes/index.ts';
import { ReadInContext } from '../scripture/index.ts';
import styles from './wisdom.module.css';

/** What can be done with a passage. */
export const VerseTools = ({ topic, verse: { ref, text, translation } }: { topic: string; verse: Passage }) => (
  <Tools>
    <SaveButton noteType="verse" topic={topic} content={text} source={`${ref} (${translation})`} />
    <ReadInContext reference={ref} />
  </Tools>
);

interface PrayerPartProps {
  label: string;
  topic: string;
  prayer: string;
  /** Goes with a saved prayer. */
  source?: string;
}

export const PrayerPart = ({ label, topic, prayer, source }: PrayerPartProps) =>
  prayer && (
    <div className={styles.prayer}>
      <Label>{label}</Label>
      <Paragraphs text={prayer} />
      <Tools>
        <SaveButton noteType="prayer" topic={topic} content={prayer} {...(source && { source })} />
        <ReadAloud text={prayer} what="prayer" />
      </Tools>
    </div>
  );

/** Titles to search for. */
export const Suggestions = ({
  ask,
  titles,
  onSearch,
}: {
  ask: string;
  titles: readonly string[];
  onSearch(query: string): void;
}) =>
  titles.length > 0 && (
    <div className={styles.suggestions}>
      <span>{ask}</span>
      <ul className={styles.chips}>
        {titles.map((title) => (
          <li key={title}>
            <Chip onClick={() => onSearch(title)}>{title}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
