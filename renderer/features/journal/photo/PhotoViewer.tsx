import { X } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { useModalDialog } from '../../../ui/feedback/useModalDialog.ts';
import { PhotoImage } from './PhotoImage.tsx';
import styles from './photo.module.css';

interface PhotoViewerProps {
  picture: Blob;
  name: string;
  onClose(): void;
}

/** A photo as large as the window lets it be. A press anywhere shuts it. */
export const PhotoViewer = ({ picture, name, onClose }: PhotoViewerProps) => {
  const ref = useModalDialog();
  return (
    <dialog
      ref={ref}
      className={styles.viewer}
      aria-label={name}
      onClick={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <Button className={styles.shut} aria-label="Close" onClick={onClose}>
        <X size={20} aria-hidden />
      </Button>
      <PhotoImage picture={picture} alt={name} />
    </dialog>
  );
};
