import { ReadAloud } from '../../ui/controls/ReadAloud.tsx';
import { Tools } from '../../ui/layout/Tools.tsx';
import { Label } from '../../ui/text/Label.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { SaveButton } from '../notes/index.ts';
import styles from './wisdom.module.css';

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
