import { useParams } from 'react-router-dom';
import { categoryHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Illustration } from '../../ui/illustrations/Illustration.tsx';
import { BackHome } from '../../ui/layout/BackHome.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { CategoryGuide } from './CategoryGuide.tsx';
import { useCategories } from './useCategories.ts';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';

export const CategoryPage = () => {
  const { id = '' } = useParams();
  const site = useSite();
  const category = useCategories().find((each) => each.id === id);
  const head = category ? categoryHead(category, site) : null;
  usePageHead(head?.title ?? `Category Not Found · ${site.name}`, head?.description);
  return (
    <div className={layout.page}>
      <BackHome />
      {category ? (
        <CategoryGuide key={id} category={category} />
      ) : (
        <div className={layout.message}>
          <Illustration name="not-found" />
          <h1>Category Not Found</h1>
          <p>It may have moved, or the address has a slip in it. On the home page you can say what is on your heart.</p>
          <Link to="/" className={buttonClass('primary')}>
            Search for help
          </Link>
        </div>
      )}
    </div>
  );
};
