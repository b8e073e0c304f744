import { Camera, ImagePlus, X } from 'lucide-react';
import { useCallback, useId, useState, type ChangeEvent } from 'react';
import { communityLengths } from '../../../../core/rules/community.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { PostDraft } from '../sending/draft.ts';
import { PictureProblem, shrinkImage } from './shrinkImage.ts';
import styles from './compose.module.css';

interface PictureFieldProps {
  draft: PostDraft;
  onChange(part: Partial<PostDraft>): void;
  /** Whether a picture is being made smaller just now. */
  onReading(isReading: boolean): void;
}

/** A picture from the camera or the library, with the words that stand for it. */
export const PictureField = ({ draft, onChange, onReading }: PictureFieldProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    // The same file may be chosen again.
    input.value = '';
    if (!file) return;
    setProblem(null);
    setReading(true);
    onReading(true);
    try {
      onChange({ picture: await shrinkImage(file) });
    } catch (error) {
      setProblem(error instanceof PictureProblem ? error.message : 'This picture can’t be used. Please try another.');
    } finally {
      setReading(false);
      onReading(false);
    }
  };

  if (draft.picture)
    return (
      <div className={layout.stack3}>
        <div className={styles.picture}>
          <Preview picture={draft.picture} />
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
    <div className={layout.stack2}>
      <div className={layout.row}>
        <FileButton label="Add a picture" Icon={ImagePlus} onChoose={choose} />
        <FileButton label="Take a photo" Icon={Camera} onChoose={choose} fromCamera />
      </div>
      {isReading && <p role="status">Making it smaller...</p>}
      {problem && <Notice tone="bad">{problem}</Notice>}
    </div>
  );
};

interface FileButtonProps {
  label: string;
  Icon: typeof Camera;
  fromCamera?: boolean;
  onChoose(event: ChangeEvent<HTMLInputElement>): Promise<void>;
}

const FileButton = ({ label, Icon, fromCamera = false, onChoose }: FileButtonProps) => {
  const id = useId();
  return (
    <label htmlFor={id} className={classes(buttonClass(), styles.file, fromCamera && styles.camera)}>
      <Icon size={18} aria-hidden />
      {label}
      <input
        id={id}
        type="file"
        accept="image/*"
        {...(fromCamera && { capture: 'environment' as const })}
        onChange={(event) => void onChoose(event)}
      />
    </label>
  );
};

/** A picture that is only here. */
const Preview = ({ picture }: { picture: Blob }) => {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={draw} alt="What you chose" />;
};
