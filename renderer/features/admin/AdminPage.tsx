import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Action } from '../../../core/rules/abilities.ts';
import { lazyPart } from '../../platform/lazyPart.tsx';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { useAccount, useSession } from '../accounts/index.ts';
import { leave } from '../leaving/index.ts';
import { useSite } from '../site/index.ts';
import { Analytics } from './analytics/Analytics.tsx';
import { Kiosks } from './kiosks/Kiosks.tsx';
import { ModerationDesk } from './moderation/ModerationDesk.tsx';
import { UserManagement } from './users/UserManagement.tsx';
import layout from '../../ui/layout/layout.module.css';

/** The dashboard and what stands before it (docs/specification.md 2 §2). What may be entered is the server's word. */
export const AdminPage = () => {
  const { status, user } = useAccount();
  usePageHead(`Admin · ${useSite().name}`);
  if (status === 'loading')
    return (
      <Guard title="Admin" busy>
        <Skeleton lines={[60, 90, 75]} />
      </Guard>
    );
  if (status === 'offline') return <Unreachable />;
  if (!user)
    return (
      <Guard title="Admin Access Required" text="Please sign in with an account that looks after this place.">
        <Link to="/login" state={{ from: '/admin' }} className={buttonClass('primary')}>
          Sign In
        </Link>
      </Guard>
    );
  const own = tabs.filter(({ abilities }) => abilities.some((ability) => user.abilities[ability]));
  const [first] = own;
  if (!user.abilities.enterAdmin || first === undefined)
    return (
      <Guard title="Access Denied" text="This page is for admins and moderators.">
        <Link to="/" className={buttonClass('primary')}>
          Back to Home
        </Link>
      </Guard>
    );
  return (
    <div className={layout.stack5}>
      <h1 tabIndex={-1}>Admin</h1>
      <Dashboard ownId={user.id} own={own} first={first} />
    </div>
  );
};

/** Apart: its library for forms is for admins alone. */
const Settings = lazyPart(() => import('./settings/Settings.tsx').then((module) => module.Settings));

interface AdminTab {
  id: string;
  title: string;
  /** Who sees it: whoever may do one of these. */
  abilities: readonly Action[];
  Content: ComponentType<{ ownId: string }>;
}

const tabs: readonly AdminTab[] = [
  { id: 'users', title: 'User Management', abilities: ['manageUsers'], Content: UserManagement },
  {
    id: 'analytics',
    title: 'Feedback and Analytics',
    abilities: ['readFeedback', 'readTrends'],
    Content: Analytics,
  },
  { id: 'moderation', title: 'Content Moderation', abilities: ['moderate'], Content: ModerationDesk },
  { id: 'kiosks', title: 'Kiosks', abilities: ['manageKiosks'], Content: Kiosks },
  { id: 'settings', title: 'Settings', abilities: ['manageSettings'], Content: Settings },
];

/** A tab for each thing that this person may look after; one alone needs no tabs. Which one is open stands in the address, and Back goes to the one before. */
const Dashboard = ({ ownId, own, first }: { ownId: string; own: readonly AdminTab[]; first: AdminTab }) => {
  const [search, setSearch] = useSearchParams();
  const { id: current, Content } = own.find(({ id }) => id === search.get('tab')) ?? first;
  if (own.length === 1) return <Content ownId={ownId} />;
  return (
    <Tabs
      label="Admin"
      tabs={own}
      current={current}
      onChange={(id) => leave(() => setSearch(id === first.id ? {} : { tab: id }))}
    >
      <Suspense fallback={<Loading lines={[40, 100, 100, 70]} />}>
        <Content ownId={ownId} />
      </Suspense>
    </Tabs>
  );
};

const Guard = ({
  title,
  text,
  busy = false,
  children,
}: {
  title: string;
  text?: string;
  busy?: boolean;
  children: ReactNode;
}) => (
  <div className={layout.message} aria-busy={busy}>
    <h1 tabIndex={-1}>{title}</h1>
    {text && <p>{text}</p>}
    {children}
  </div>
);

const Unreachable = () => {
  const { refresh } = useSession();
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await refresh();
    setTrying(false);
  };
  return (
    <Guard title="Admin" text="We could not reach the server, and only it can say who may come in here.">
      <Button kind="primary" onClick={() => void tryAgain()} disabled={trying}>
        {trying ? 'Trying...' : 'Try again'}
      </Button>
    </Guard>
  );
};
