import { useLocation, useNavigate, useParams, Navigate } from 'react-router-dom';
import { KIOSK_LINK_ID, passageOf, readKioskLink } from '../../../core/rules/kiosk/kioskLink.ts';
import { noteHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useKeepPlace } from '../home/index.ts';
import { LifeNoteView } from '../wisdom/index.ts';
import { isFromSearch, mayBeInDanger, useNoteVisit } from './topicPage.ts';
import { BackHome } from '../../ui/layout/BackHome.tsx';
import { VisitPage } from './VisitPage.tsx';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { ContextPanel } from '../scripture/index.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './TopicPage.module.css';

/** A life note by its address: where a shared one leads, and what was carried from a kiosk. */
export const NotePage = () => {
  const { id = '' } = useParams();
  return id === KIOSK_LINK_ID ? <KioskLinkPage /> : <Note id={id} />;
};

const Note = ({ id }: { id: string }) => {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const visit = useNoteVisit(id, { free: isFromSearch(state) });
  const title = visit.kind === 'found' ? visit.view.title : visit.kind === 'limit' ? visit.title : 'Life note';
  const head = noteHead(title, useSite());
  usePageHead(head.title, head.description);
  const isSafe = visit.kind === 'found' && !visit.view.danger && !mayBeInDanger(state);
  useKeepPlace(isSafe ? { kind: 'note', id, title } : null);
  const goHome = () => void navigate('/');
  return (
    <div className={layout.page}>
      {(visit.kind === 'missing' || visit.kind === 'limit') && <BackHome />}
      <VisitPage key={id} state={visit} missing="Note not found.">
        {({ note }) => (
          <LifeNoteView note={note} because="" query={note.challenge} onBack={goHome} onSearchMore={goHome} />
        )}
      </VisitPage>
    </div>
  );
};

/**
 * Where the QR code of a kiosk leads. The note takes this page's place in the history, so that nothing behind the `#`
 * stays there; it costs no search, since it was found at the kiosk.
 */
const KioskLinkPage = () => {
  const [link] = useState(() => readKioskLink(window.location.hash.slice(1)));
  usePageHead(useSite().name);
  const isShownHere = link === null || link.kind === 'passage';
  useEffect(() => {
    if (isShownHere) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isShownHere]);
  if (link?.kind === 'passage') return <KioskPassage reference={passageOf(link)} />;
  if (link) return <Navigate to={`/${link.kind}/${link.id}`} state={{ fromSearch: true }} replace />;
  return (
    <>
      <h1>This code can’t be read</h1>
      <p className={styles.retry}>
        Something in it is missing or was changed. Please scan the code on the screen once more, or search here.
      </p>
      <p>
        <Link to="/" className={buttonClass('primary')}>
          Search for help
        </Link>
      </p>
    </>
  );
};

/** The passage that a kiosk showed. Reading costs no search. */
const KioskPassage = ({ reference }: { reference: string }) => (
  <>
    <h1>God’s Word</h1>
    <ContextPanel reference={reference} level={2} />
    <p className={styles.retry}>
      <Link to="/" className={buttonClass('primary')}>
        Search for help
      </Link>
    </p>
  </>
);
