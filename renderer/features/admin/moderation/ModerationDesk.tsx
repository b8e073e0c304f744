import { useId, useState } from 'react';
import type { ModerationCounters } from '../../../../core/contract/moderation.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Tabs } from '../../../ui/controls/Tabs.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useLive } from '../../live/index.ts';
import { AppealList } from './AppealList.tsx';
import { AuditLog } from './AuditLog.tsx';
import { CaseList } from './CaseList.tsx';
import { useCounters, useRefreshDesk } from './useModeration.ts';
import admin from '../admin.module.css';
import styles from './Moderation.module.css';

const tabs = [
  { id: 'open', title: 'Waiting' },
  { id: 'appeals', title: 'Appeals' },
  { id: 'closed', title: 'Decided' },
  { id: 'audit', title: 'Audit log' },
] as const;
type Tab = (typeof tabs)[number]['id'];

/** Where moderators look at what was reported or held (docs/decisions.md 24). */
export const ModerationDesk = () => {
  const id = useId();
  const [tab, setTab] = useState<Tab>('open');
  const refresh = useRefreshDesk();
  useLive('case', () => void refresh());
  useLive('refresh', () => void refresh());
  return (
    <Card aria-labelledby={id} className={layout.stack5}>
      <header className={admin.head}>
        <div>
          <h2 id={id}>Content Moderation</h2>
          <p>What people reported, and what waits to be looked at before others see it. Self-harm comes first.</p>
        </div>
      </header>
      <Counters />
      <Tabs<Tab> label="Content moderation" tabs={tabs} current={tab} onChange={setTab}>
        {tab === 'appeals' ? <AppealList /> : tab === 'audit' ? <AuditLog /> : <CaseList key={tab} state={tab} />}
      </Tabs>
    </Card>
  );
};

const counters: readonly [keyof ModerationCounters, string][] = [
  ['pendingReports', 'Pending reports'],
  ['contentFlags', 'Content flags'],
  ['resolvedToday', 'Resolved today'],
  ['actionsTaken', 'Actions taken'],
];

const Counters = () => {
  const { data, error, refetch } = useCounters();
  if (error && !data)
    return (
      <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'The counters could not be loaded.')}</RetryNotice>
    );
  return (
    <dl className={styles.counters} aria-busy={!data}>
      {counters.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{data ? data[key].toLocaleString() : '–'}</dd>
        </div>
      ))}
    </dl>
  );
};
