import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import brand from '../../../content/generated/brand.json';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { useAccount, useSession } from '../accounts/index.ts';
import { Kiosks } from './kiosks/Kiosks.tsx';
import { UserManagement } from './UserManagement.tsx';
import layout from '../../ui/layout/layout.module.css';

/** The dashboard and what stands before it (docs/specification.md 2 §2). What may be entered is the server's word. */
export const AdminPage = () => {
  const { status, user } = useAccount();
  usePageHead(`Admin · ${brand.name}`);
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
  const ids = tabsOf(user);
  const [first] = ids;
  if (!user.abilities.enterAdmin || first === undefined)
    return (
      <Guard title="Access Denied" text="This page is for admins.">
        <Link to="/" className={buttonClass('primary')}>
          Back to Home
        </Link>
      </Guard>
    );
  return (
    <div className={layout.stack5}>
      <h1 tabIndex={-1}>Admin</h1>
      <Dashboard user={user} ids={ids} first={first} />
    </div>
  );
};

const titles = { users: 'User Management', kiosks: 'Kiosks' } as const;
type TabId = keyof typeof titles;

/** What this person may look after. */
const tabsOf = ({ abilities }: CurrentUser): TabId[] => [
  ...(abilities.manageUsers ? (['users'] as const) : []),
  ...(abilities.manageKiosks ? (['kiosks'] as const) : []),
];

/** A tab for each. Which one is open stands in the address. */
const Dashboard = ({ user, ids, first }: { user: CurrentUser; ids: readonly TabId[]; first: TabId }) => {
  const [search, setSearch] = useSearchParams();
  const current = ids.find((id) => id === search.get('tab')) ?? first;
  return (
    <Tabs
      label="Admin"
      tabs={ids.map((id) => ({ id, title: titles[id] }))}
      current={current}
      onChange={(id) => setSearch(id === first ? {} : { tab: id }, { replace: true })}
    >
      {current === 'users' ? <UserManagement ownId={user.id} /> : <Kiosks />}
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
