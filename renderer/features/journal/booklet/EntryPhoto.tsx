import type { PrayerPhoto } from '../../../../core/contract/journal.ts';
import { PhotoFrame } from '../photo/PhotoFrame.tsx';
import { PhotoImage } from '../photo/PhotoImage.tsx';
import { usePhoto } from '../photo/usePhoto.ts';
import styles from './booklet.module.css';

interface EntryPhotoProps {
  prayerId: string;
  title: string;
  photo: PrayerPhoto;
}

/** The photo of a prayer on its page; a word where it is not on this device. */
export const EntryPhoto = ({ prayerId, title, photo }: EntryPhotoProps) => {
  const state = usePhoto(prayerId, photo.id);
  if (state.kind === 'away') return <p className={styles.facts}>There is a photo with this prayer.</p>;
  return (
    <div className={styles.photo}>
      <PhotoFrame width={photo.width} height={photo.height}>
        {state.kind === 'here' && <PhotoImage picture={state.picture} alt={`Photo for ${title}`} />}
      </PhotoFrame>
    </div>
  );
};
