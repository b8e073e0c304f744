import { useLocation, useNavigate, useParams } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import { KIOSK_LINK_ID } from '../../../core/rules/kioskLink.ts';
import { noteHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { LifeNoteView } from '../wisdom/index.ts';
import { KioskLinkPage } from './KioskLinkPage.tsx';
import { isFromSearch, useNoteVisit } from './topicPage.ts';
import { BackHome, VisitPage } from './VisitPage.tsx';
import page from '../../ui/layout/page.module.css';

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
  const head = noteHead(title, brand);
  usePageHead(head.title, head.description);
  const goHome = () => void navigate('/');
  return (
    <div className={page.page}>
      {(visit.kind === 'missing' || visit.kind === 'limit') && <BackHome />}
      <VisitPage key={id} state={visit} missing="Note not found.">
        {({ note }) => (
          <LifeNoteView note={note} because="" query={note.challenge} onBack={goHome} onSearchMore={goHome} />
        )}
      </VisitPage>
    </div>
  );
};
