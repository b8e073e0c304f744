import { Camera, ImagePlus } from 'lucide-react';
import { useId, useState, type ChangeEvent } from 'react';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import { PictureProblem, shrinkImage, type PictureShape } from './shrinkImage.ts';
import styles from './images.module.css';

interface ChoosePictureProps {
  shape: PictureShape;
  /** The words of the button that opens the library. */
  label: string;
  onPicture(picture: Blob): void;
  /** Whether a picture is being made smaller just now. */
  onReading?: (isReading: boolean) => void;
}

/** A picture from the library or, on a phone, from the camera, made small on this device. */
export const ChoosePicture = ({ shape, label, onPicture, onReading }: ChoosePictureProps) => {
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
    onReading?.(true);
    try {
      onPicture(await shrinkImage(file, shape));
    } catch (error) {
      setProblem(error instanceof PictureProblem ? error.message : 'This picture can’t be used. Please try another.');
    } finally {
      setReading(false);
      onReading?.(false);
    }
  };

  return (
    <div className={layout.stack2}>
      <div className={layout.row}>
        <FileButton label={label} Icon={ImagePlus} onChoose={choose} />
        <FileButton
          label="Take a photo"
          Icon={Camera}
          onChoose={choose}
          camera={shape === 'square' ? 'user' : 'environment'}
        />
      </div>
      {isReading && <p role="status">Making it smaller...</p>}
      {problem && <Notice tone="bad">{problem}</Notice>}
    </div>
  );
};

interface FileButtonProps {
  label: string;
  Icon: typeof Camera;
  /** The one that looks at the person, or away. */
  camera?: 'user' | 'environment';
  onChoose(event: ChangeEvent<HTMLInputElement>): Promise<void>;
}

const FileButton = ({ label, Icon, camera, onChoose }: FileButtonProps) => {
  const id = useId();
  return (
    <label htmlFor={id} className={classes(buttonClass(), styles.file, camera && styles.camera)}>
      <Icon size={18} aria-hidden />
      {label}
      <input
        id={id}
        type="file"
        accept="image/*"
        {...(camera && { capture: camera })}
        onChange={(event) => void onChoose(event)}
      />
    </label>
  );
};
