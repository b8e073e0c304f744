import { useId } from 'react';
import type { PostType } from '../../../../core/contract/posts.ts';
import { postTypes, typeLabels } from '../labels.ts';
import styles from './compose.module.css';

/** What kind of post it is. */
export const TypeChooser = ({ value, onChange }: { value: PostType; onChange(type: PostType): void }) => {
  const name = useId();
  return (
    <fieldset className={styles.types}>
      <legend>What kind of post is it?</legend>
      {postTypes.map((type) => {
        const { label, Icon } = typeLabels[type];
        return (
          <label key={type} className={styles.typeOption}>
            <input type="radio" name={name} checked={value === type} onChange={() => onChange(type)} />
            <Icon size={17} aria-hidden />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
};
