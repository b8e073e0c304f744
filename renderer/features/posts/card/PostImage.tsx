import { X } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import { imageLimits } from '../../../../core/rules/community.ts';
import { useModalDialog } from '../../../ui/feedback/useModalDialog.ts';
import styles from './card.module.css';

type Picture = NonNullable<Post['image']>;

/** A post's picture; a press shows the whole of it. */
export const PostImage = ({ image }: { image: Picture }) => {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone) return <p className={styles.gone}>This picture could not be loaded.</p>;
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setOpen(true)}>
        <img
          src={image.thumbnail}
          srcSet={`${image.thumbnail} ${imageLimits.thumbnailSide}w, ${image.url} ${imageLimits.side}w`}
          sizes="(max-width: 50rem) 92vw, 40rem"
          alt={image.alt || 'A picture without a description'}
          loading="lazy"
          decoding="async"
          onError={() => setGone(true)}
        />
        <span className="visually-hidden">Show the whole picture</span>
      </button>
      {isOpen && <Viewer image={image} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The whole picture, above everything; Escape or a press beside it shuts it. */
const Viewer = ({ image, onClose }: { image: Picture; onClose(): void }) => {
  const ref = useModalDialog();
  return (
    <dialog
      ref={ref}
      className={styles.viewer}
      aria-label="Picture"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => {
        if (target === ref.current) onClose();
      }}
    >
      <button type="button" className={styles.shut} aria-label="Close the picture" onClick={onClose}>
        <X size={24} aria-hidden />
      </button>
      <figure>
        <img src={image.url} alt={image.alt || 'A picture without a description'} />
        {image.alt && <figcaption>{image.alt}</figcaption>}
      </figure>
    </dialog>
  );
};
