import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../../core/contract/routes.ts';
import type { System } from '../../../../core/contract/settings.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { jobWords, momentWords, nextWords } from './momentWords.ts';
import styles from './Settings.module.css';

/** How this server is. It fails alone. */
export const SystemPanel = () => {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: [routes.system.path],
    queryFn: ({ signal }) => call('system', { signal }),
    staleTime: 0,
  });
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) announce('The system panel is up to date.');
  };
  return (
    <Section
      title="System"
      end={
        <Button onClick={() => void refresh()} disabled={isFetching}>
          Refresh
        </Button>
      }
    >
      {error && !isFetching && (
        <RetryNotice onRetry={() => void refetch()}>
          {sentenceOf(error, 'The state of the server could not be loaded.')}
        </RetryNotice>
      )}
      {data && <Facts system={data} now={dataUpdatedAt} />}
      {data && <Jobs jobs={data.jobs} now={dataUpdatedAt} />}
      {!data && isFetching && <Loading lines={[60, 60, 100, 100]} />}
    </Section>
  );
};

const Facts = ({ system, now }: { system: System; now: number }) => (
  <dl className={styles.facts}>
    <Fact name="Version">{system.version}</Fact>
    <Fact name="Database">
      {system.engine === 'postgres' ? 'PostgreSQL' : 'SQLite'}, schema {system.schema}
    </Fact>
    <Fact name="Started">{momentWords(system.startedAt, now)}</Fact>
    <Fact name="Mail">{system.mail === 'smtp' ? 'Sent by SMTP' : 'Files in the data folder'}</Fact>
    <Fact name="Last backup">{system.lastBackupAt ? momentWords(system.lastBackupAt, now) : 'None known'}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the server does by itself: one line as long as all is well, the whole table when something failed. */
const Jobs = ({ jobs, now }: { jobs: System['jobs']; now: number }) => {
  const failed = jobs.filter(({ lastEndedAt, ok }) => lastEndedAt && !ok).length;
  return (
    <details className={styles.jobs} open={failed > 0}>
      <summary>
        Regular work: {failed === 0 ? `${jobs.length} jobs, none failed` : `${failed} of ${jobs.length} jobs failed`}
      </summary>
      <JobTable jobs={jobs} now={now} />
    </details>
  );
};

const JobTable = ({ jobs, now }: { jobs: System['jobs']; now: number }) => (
  <div className={styles.scrolls} role="region" aria-label="Regular work" tabIndex={0}>
    <table aria-label="Regular work">
      <thead>
        <tr>
          <th scope="col">Work</th>
          <th scope="col">Last</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">{job.name}</th>
            <td className={job.lastEndedAt && !job.ok ? styles.bad : undefined}>{jobWords(job, now)}</td>
            <td>{nextWords(job.nextAt, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
