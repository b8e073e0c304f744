import { useDeferredModule } from '../../ui/useDeferredModule.ts';
import styles from './SearchMeter.module.css';

const load = () => import('./Meter.tsx');

/** The line that says how near the day's limit is. It keeps its height while it is empty, so that nothing moves when the words come. */
export const SearchMeter = ({ searching }: { searching: boolean }) => {
  const parts = useDeferredModule(load);
  return <div className={styles.meter}>{parts && <parts.Meter searching={searching} />}</div>;
};
