import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import { helplinesHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { Link } from '../../ui/controls/Link.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '../../ui/controls/Button.tsx';
import page from '../../ui/layout/page.module.css';
import { CrisisView } from './index.ts';

/** "Talk to someone now": the lines for whoever wants to talk, without a word typed. */
export const HelplinesPage = () => {
  const navigate = useNavigate();
  const { language } = (useLocation().state ?? {}) as { language?: string };
  const head = helplinesHead(brand);
  usePageHead(head.title, head.description);
  return (
    <div className={page.page}>
      <Link to="/" className={`${buttonClass('quiet')} ${page.back}`}>
        <ArrowLeft size={18} aria-hidden />
        Back to home
      </Link>
      <Suspense>
        <CrisisView danger={null} language={language} typed={false} onLeave={() => void navigate('/')} />
      </Suspense>
    </div>
  );
};
