import { Label } from '../../ui/text/Label.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { TextTools } from '../notes/index.ts';
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
      <TextTools noteType="prayer" topic={topic} content={prayer} {...(source && { source })} />
    </div>
  );
