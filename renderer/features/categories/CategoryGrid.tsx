import { Link } from 'react-router-dom';
import { categoryIcon } from './icons.ts';
import { useCategories } from './useCategories.ts';
import styles from './CategoryGrid.module.css';

/** The tiles of the home screen. */
export const CategoryGrid = () => {
  const categories = useCategories();
  return (
    <section aria-labelledby="browse-by-category">
      <h2 id="browse-by-category" className={styles.title}>
        Browse by category
      </h2>
      <ul className={styles.grid}>
        {categories.map(({ id, name, icon }) => {
          const Icon = categoryIcon(icon);
          return (
            <li key={id}>
              <Link to={`/category/${id}`} className={styles.tile}>
                <Icon size={26} strokeWidth={1.5} aria-hidden />
                <span>{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
