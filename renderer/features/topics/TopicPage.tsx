import { useLocation, useParams } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import { topicHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { TopicBody } from './TopicBody.tsx';
import { isFromSearch, mayBeInDanger, useTopicVisit } from './topicPage.ts';
import { BackHome, VisitPage } from './VisitPage.tsx';
import page from '../../ui/layout/page.module.css';

export const TopicPage = () => {
  const { id = '' } = useParams();
  const state: unknown = useLocation().state;
  const visit = useTopicVisit(id, { free: isFromSearch(state) });
  const title = visit.kind === 'found' ? visit.view.title : visit.kind === 'limit' ? visit.title : 'Topic';
  const head = topicHead(title, brand);
  usePageHead(head.title, head.description);
  return (
    <div className={page.page}>
      <BackHome />
      <VisitPage key={id} state={visit} missing="Topic not found.">
        {(view) => <TopicBody view={view} helpline={mayBeInDanger(state)} />}
      </VisitPage>
    </div>
  );
};
