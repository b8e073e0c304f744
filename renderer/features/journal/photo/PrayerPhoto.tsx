import { Image } from 'lucide-react';
import { useState } from 'react';
import type { PrayerPhoto as Photo } from '../../../../core/contract/journal.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PhotoImage } from './PhotoImage.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { usePhoto } from './usePhoto.ts';
import styles from './photo.module.css';

interface PrayerPhotoProps {
  prayerId: string;
  title: string;
  photo: Photo;
}

/** The photo on an open prayer. Its place is there before it is. */
export const PrayerPhoto = ({ prayerId, title, photo }: PrayerPhotoProps) => {
  const state = usePhoto(prayerId, photo.id);
  const [isLarge, setLarge] = useState(false);
  const name = `Photo for ${title}`;
  return (
    <PhotoFrame width={photo.width} height={photo.height}>
      {state.kind === 'here' ? (
        <button type="button" className={styles.open} onClick={() => setLarge(true)} aria-label={`Enlarge: ${name}`}>
          <PhotoImage picture={state.picture} alt={name} />
        </button>
      ) : (
        <p className={styles.away} role={state.kind === 'away' ? 'status' : undefined}>
          {state.kind === 'away' && (
            <>
              <Image size={20} aria-hidden /> This photo is not on this device yet. It comes when you are online.
            </>
          )}
        </p>
      )}
      {isLarge && state.kind === 'here' && (
        <PhotoViewer picture={state.picture} name={name} onClose={() => setLarge(false)} />
      )}
    </PhotoFrame>
  );
};
