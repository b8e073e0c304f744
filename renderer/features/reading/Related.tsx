import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../ui/controls/Link.tsx';
import type { RelatedLinks } from './related.ts';
import styles from './Related.module.css';

/** Pages to go on to. */
export const Related = ({ links: { pages, category } }: { links: RelatedLinks }) => {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.related}>
      <h2 id={id}>Related</h2>
      <ul className={styles.pages}>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>
              {title}
              <ArrowRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {category && (
        <ul aria-label="Category" className={styles.tags}>
          <li>
            <Link to={category.to}>{category.title}</Link>
          </li>
        </ul>
      )}
    </nav>
  );
};
