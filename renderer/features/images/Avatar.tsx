import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './images.module.css';

interface AvatarProps {
  /** One of ours, or the address that its owner gave and only its owner loads (docs/decisions.md 34). */
  src: string | null;
  /** Whose it is: the name stands beside it, so that the picture itself is hidden from screen readers. */
  name: string;
  size: 'mark' | 'portrait' | 'large';
}

/** In CSS pixels, for the time before the styles are there. */
const sides = { mark: 44, portrait: 88, large: 160 } as const;

/** A person's picture, round, or the first letter of the name where there is none or it can't be loaded. */
export const Avatar = ({ src, name, size }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const className = classes(styles.avatar, styles[size]);
  if (!src || src === broken)
    return (
      <span className={className} aria-hidden="true">
        {[...name][0]?.toUpperCase() ?? '?'}
      </span>
    );
  return (
    <img
      className={className}
      src={src.startsWith('/api/images/') ? `${src}?size=thumb` : src}
      alt=""
      width={sides[size]}
      height={sides[size]}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
};
