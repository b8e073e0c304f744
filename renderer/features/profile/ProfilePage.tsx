import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useAccount, useSession, type KnownPerson } from '../accounts/index.ts';
import { JournalCard } from '../journal/index.ts';
import { Membership, OfflinePlan } from '../billing/index.ts';
import { BlockedPeople } from '../blocks/index.ts';
import { Notices } from '../notices/index.ts';
import { DisplaySettings } from '../display/index.ts';
import { SavedNotes } from '../notes/index.ts';
import { AdminBanner } from './AdminBanner.tsx';
import { ProfileCard } from './card/ProfileCard.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { Security } from './account/Security.tsx';
import { YourData } from './account/YourData.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';

export const ProfilePage = () => {
  const account = useAccount();
  usePageHead(`${account.person?.nickname ?? 'Profile'} · ${useSite().name}`);
  switch (account.status) {
    case 'loading':
      return <ProfileSkeleton />;
    case 'offline':
      return <Unreachable person={account.person} />;
    case 'signed-out':
      return <SignedOut />;
    case 'signed-in':
      return <Profile key={account.user.id} user={account.user} />;
  }
};

const Profile = ({ user }: { user: CurrentUser }) => (
  <div className={layout.page}>
    {user.abilities.enterAdmin && <AdminBanner user={user} />}
    <ProfileCard user={user} />
    <Notices />
    <Membership user={user} />
    <Suspense fallback={<JournalSkeleton />}>
      <JournalCard owner={user.id} />
    </Suspense>
    <Section title="Saved items">
      <SavedNotes />
    </Section>
    <Section title="Recent searches">
      <RecentSearches />
    </Section>
    <DocumentLibrary />
    <Section title="Blocked and muted">
      <BlockedPeople />
    </Section>
    <Section title="Display">
      <DisplaySettings />
    </Section>
    <Section title="Signing in">
      <Security user={user} />
    </Section>
    <Section title="Your data">
      <YourData user={user} />
    </Section>
  </div>
);

/** Redirects to the sign-in page after this many milliseconds (docs/specification.md 1 §9). */
const REDIRECT = 500;

const SignedOut = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Who signed out themselves is on the way home already, though this page may stand until home is drawn.
      if (window.location.pathname.replace(/\/$/, '') !== '/profile') return;
      void navigate('/login', { replace: true, state: { from: '/profile' } });
    }, REDIRECT);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={layout.page}>
      <h1 tabIndex={-1}>Your profile</h1>
      <Notice role="status">You are logged out. Logging in again...</Notice>
    </div>
  );
};

const Unreachable = ({ person }: { person: KnownPerson | null }) => {
  const { refresh } = useSession();
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await refresh();
    setTrying(false);
  };
  return (
    <div className={layout.page}>
      <h1 tabIndex={-1}>{person?.nickname ?? 'Your profile'}</h1>
      <Notice>Your profile is kept on the server, and we could not reach it. It comes back with the connection.</Notice>
      <Button kind="primary" className={layout.start} onClick={() => void tryAgain()} disabled={trying}>
        {trying ? 'Trying...' : 'Try again'}
      </Button>
      {person && (
        <>
          <OfflinePlan person={person} />
          <Suspense fallback={<JournalSkeleton />}>
            <JournalCard key={person.id} owner={person.id} />
          </Suspense>
        </>
      )}
    </div>
  );
};

const JournalSkeleton = () => (
  <Card aria-busy="true">
    <span className="visually-hidden">Loading...</span>
    <Skeleton lines={[35, 100, 90, 60]} />
  </Card>
);

const ProfileSkeleton = () => (
  <div className={layout.page}>
    <Card aria-busy="true">
      <h1 tabIndex={-1} className="visually-hidden">
        Your profile
      </h1>
      <span className="visually-hidden">Loading...</span>
      <Skeleton lines={[40, 65, 100, 85]} />
    </Card>
  </div>
);

/** A placeholder: documents can't be uploaded yet (docs/specification.md 1 §2, docs/decisions.md 30). */
const DocumentLibrary = () => (
  <Section title="Document Library" end={<Tag>Under Construction</Tag>}>
    <p>Here you will be able to keep documents. PDFs must be under 5MB, and text files are .txt, .doc or .docx.</p>
  </Section>
);
