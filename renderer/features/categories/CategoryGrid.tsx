import { Glyph } from '../../ui/text/Glyph.tsx';
import { useCategories } from './useCategories.ts';
import { Link } from '../../ui/controls/Link.tsx';
import styles from './CategoryGrid.module.css';

/** The tiles of the home screen. */
export const CategoryGrid = () => {
  const categories = useCategories();
  return (
    <section aria-labelledby="browse-by-category">
      <h2 id="browse-by-category">Browse by category</h2>
      <ul className={styles.grid}>
        {categories.map(({ id, name, icon }) => (
          <li key={id}>
            <Link to={`/category/${id}`} className={styles.tile}>
              <Glyph name={icon} size={26} className={styles.icon} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
