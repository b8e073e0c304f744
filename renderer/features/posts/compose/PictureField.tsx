import { X } from 'lucide-react';
import { communityLengths } from '../../../../core/rules/community.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ChoosePicture, PicturePreview } from '../../images/index.ts';
import type { PostDraft } from '../sending/draft.ts';
import styles from './compose.module.css';

interface PictureFieldProps {
  draft: PostDraft;
  onChange(part: Partial<PostDraft>): void;
  /** Whether a picture is being made smaller just now. */
  onReading(isReading: boolean): void;
}

/** A picture from the camera or the library, with the words that stand for it. */
export const PictureField = ({ draft, onChange, onReading }: PictureFieldProps) => {
  if (draft.picture)
    return (
      <div className={layout.stack3}>
        <div className={styles.picture}>
          <PicturePreview picture={draft.picture} />
          <Button
            className={styles.remove}
            aria-label="Remove the picture"
            onClick={() => onChange({ picture: null, imageAlt: '' })}
          >
            <X size={20} aria-hidden />
          </Button>
        </div>
        <Field
          label="What is on the picture? (optional)"
          hint="For people who can’t see it."
          autoComplete="off"
          maxLength={communityLengths.imageAlt}
          value={draft.imageAlt}
          onChange={(event) => onChange({ imageAlt: event.target.value })}
        />
      </div>
    );
  return (
    <ChoosePicture
      shape="whole"
      label="Add a picture"
      onPicture={(picture) => onChange({ picture })}
      onReading={onReading}
    />
  );
};
