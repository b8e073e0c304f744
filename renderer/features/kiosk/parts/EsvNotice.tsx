import type { Verse } from '../../../../core/contract/search.ts';
import { scriptureNotices } from '../../site/index.ts';
import styles from '../kiosk.module.css';

/** Crossway's notice, wherever words of the ESV stand. */
export const EsvNotice = ({ verses }: { verses: readonly Pick<Verse, 'translation'>[] }) =>
  verses.some(({ translation }) => translation === 'ESV') && (
    <p className={styles.notice}>{scriptureNotices.esvNotice}</p>
  );
