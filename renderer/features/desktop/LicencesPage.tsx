import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './desktop.module.css';

const FILE = '/licenses.txt';

const load = async (signal: AbortSignal): Promise<string> => {
  const reply = await fetch(FILE, { signal });
  if (!reply.ok) throw new Error('The licences are not there');
  return reply.text();
};

/** What the app is made of, and under which terms: the notices that come with it. */
export const LicencesPage = () => {
  usePageHead(`Licences · ${useSite().name}`);
  const { data, isPending, refetch } = useQuery({ queryKey: [FILE], queryFn: ({ signal }) => load(signal) });
  return (
    <div className={layout.page}>
      <h1 tabIndex={-1}>Licences</h1>
      <p className={layout.soft}>
        The app contains the works of others, with our thanks. Those of Electron and Chromium lie beside it, in the
        files LICENSE.electron.txt and LICENSES.chromium.html.
      </p>
      {data !== undefined ? (
        <pre className={styles.licences}>{data}</pre>
      ) : isPending ? (
        <Loading lines={[35, 100, 90, 60]} />
      ) : (
        <RetryNotice onRetry={() => void refetch()}>The licences could not be read.</RetryNotice>
      )}
    </div>
  );
};
