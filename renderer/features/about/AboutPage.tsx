import { Pencil } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { aboutHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { lazyPart } from '../../platform/lazyPart.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Illustration } from '../../ui/illustrations/Illustration.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useAccount } from '../accounts/index.ts';
import { useSite } from '../site/index.ts';
import { AboutView } from './AboutView.tsx';
import { useAbout } from './useAbout.ts';

const AboutEditor = lazyPart(() => import('./edit/AboutEditor.tsx').then((module) => module.AboutEditor));

/** Who is behind this place and what it is for (docs/specification.md 2 §2). Admins change it right here. */
export const AboutPage = () => {
  const site = useSite();
  const head = aboutHead(site);
  usePageHead(head.title, head.description);
  const { user } = useAccount();
  const { about, content, failed, isFetching, refetch } = useAbout();
  const [editing, setEditing] = useState(false);
  const heading = useHeadingAfter(editing);

  if (failed) return <NotFound busy={isFetching} onRetry={() => void refetch()} />;
  if (!content) return <AboutLoading />;
  if (editing && about)
    return (
      <Suspense fallback={<AboutLoading />}>
        <AboutEditor about={about} onDone={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <AboutView
      content={content}
      heading={heading}
      end={
        user?.abilities.editAbout &&
        about && (
          <Button onClick={() => setEditing(true)}>
            <Pencil size={18} aria-hidden />
            Edit this page
          </Button>
        )
      }
    />
  );
};

/** The page begins at its top again once the editor is closed, whose button at the end had the focus. */
const useHeadingAfter = (editing: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    wasEditing.current = editing;
  }, [editing]);
  return heading;
};

const AboutLoading = () => (
  <div className={layout.page}>
    <h1 tabIndex={-1} className="visually-hidden">
      About
    </h1>
    <Card>
      <Loading lines={[40, 100, 90, 95, 60]} />
    </Card>
  </div>
);

const NotFound = ({ busy, onRetry }: { busy: boolean; onRetry(): void }) => (
  <div className={layout.message} role="alert">
    <Illustration name="offline" />
    <h1 tabIndex={-1}>About Content Not Found</h1>
    <p>It could not be loaded just now. Please try again in a moment.</p>
    <Button kind="primary" disabled={busy} onClick={onRetry}>
      {busy ? 'Trying...' : 'Try again'}
    </Button>
  </div>
);
