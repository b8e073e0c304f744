import { useLocation, useNavigate } from 'react-router-dom';
import { helplinesHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { BackHome } from '../../ui/layout/BackHome.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { CrisisView } from './CrisisView.tsx';

/** "Talk to someone now": the lines for whoever wants to talk, without a word typed. */
export const HelplinesPage = () => {
  const navigate = useNavigate();
  const { language } = (useLocation().state ?? {}) as { language?: string };
  const head = helplinesHead(useSite());
  usePageHead(head.title, head.description);
  return (
    <div className={layout.page}>
      <BackHome />
      <CrisisView danger={null} language={language} typed={false} onLeave={() => void navigate('/')} />
    </div>
  );
};
