import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import { categoryHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { CategoryGuide } from './CategoryGuide.tsx';
import { useCategories } from './useCategories.ts';
import page from '../../ui/layout/page.module.css';

export const CategoryPage = () => {
  const { id = '' } = useParams();
  const category = useCategories().find((each) => each.id === id);
  const head = category ? categoryHead(category, brand) : null;
  usePageHead(head?.title ?? `Category Not Found · ${brand.name}`, head?.description);
  return (
    <div className={page.page}>
      <Link to="/" className={`${buttonClass('quiet')} ${page.back}`}>
        <ArrowLeft size={18} aria-hidden />
        Back to home
      </Link>
      {category ? (
        <CategoryGuide key={id} category={category} />
      ) : (
        <>
          <h1 className={page.title}>Category Not Found</h1>
          <p className={page.soft}>
            It may have moved, or the address has a slip in it. On the home page you can say what is on your heart.
          </p>
          <p>
            <Link to="/" className={buttonClass('primary')}>
              Search for help
            </Link>
          </p>
        </>
      )}
    </div>
  );
};
