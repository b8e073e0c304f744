import { useMemo, useState } from 'react';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import type { NewPhoto } from '../../../../core/journal/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ChoosePicture } from '../../images/index.ts';
import { blobOf, newPhoto } from './newPhoto.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PhotoImage } from './PhotoImage.tsx';
import type { ChosenPhoto } from './useDraftPhoto.ts';
import { usePhoto } from './usePhoto.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './photo.module.css';

interface PhotoFieldProps {
  chosen: ChosenPhoto;
  /** The prayer that is changed. */
  entry: JournalEntry | undefined;
  onChange(photo: NewPhoto | null): void;
  /** Whether a picture is being made smaller just now. */
  onReading(isReading: boolean): void;
}

/** A photo for a prayer: chosen, seen, replaced or taken off. Nothing of it leaves the device before the prayer is saved. */
export const PhotoField = ({ chosen, entry, onChange, onReading }: PhotoFieldProps) => {
  const [failed, setFailed] = useState(false);
  const there = chosen === undefined ? entry?.prayer.photo : null;
  const choose = (picture: Blob) => {
    setFailed(false);
    newPhoto(picture).then(onChange, () => setFailed(true));
  };
  const hasPhoto = Boolean(chosen ?? there);
  return (
    <div className={layout.stack3} role="group" aria-label="Photo">
      {chosen && <ChosenPreview photo={chosen} />}
      {entry && there && <PresentPhoto prayerId={entry.prayer.id} photo={there} />}
      <div className={styles.choose}>
        <ChoosePicture
          shape="photo"
          label={hasPhoto ? 'Replace photo' : 'Add a photo'}
          onPicture={choose}
          onReading={onReading}
        />
        {hasPhoto && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            Remove photo
          </Button>
        )}
      </div>
      {failed && <Notice tone="bad">This picture can’t be used. Please try another.</Notice>}
    </div>
  );
};

const ChosenPreview = ({ photo }: { photo: NewPhoto }) => {
  const picture = useMemo(() => blobOf(photo), [photo]);
  return (
    <PhotoFrame small width={photo.width} height={photo.height}>
      <PhotoImage picture={picture} alt="The photo you chose" />
    </PhotoFrame>
  );
};

interface PresentPhotoProps {
  prayerId: string;
  photo: NonNullable<JournalEntry['prayer']['photo']>;
}

const PresentPhoto = ({ prayerId, photo }: PresentPhotoProps) => {
  const state = usePhoto(prayerId, photo.id);
  return (
    <PhotoFrame small width={photo.width} height={photo.height}>
      {state.kind === 'here' && <PhotoImage picture={state.picture} alt="The photo on this prayer" />}
      {state.kind === 'away' && <p className={styles.away}>This photo is not on this device yet.</p>}
    </PhotoFrame>
  );
};
