import { X } from 'lucide-react';
import { useId, type CSSProperties, type MouseEvent } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { useModalDialog } from '../../ui/feedback/useModalDialog.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import styles from './DisplayDialog.module.css';

interface DisplayDialogProps {
  /** The button that it is opened by: on a wide screen it stands beside that. */
  anchor: DOMRect;
  onClose(): void;
}

/** The settings over the page, which stays in sight and changes with each choice: at a phone's bottom, else beside the button. */
export const DisplayDialog = ({ anchor, onClose }: DisplayDialogProps) => {
  const ref = useModalDialog();
  const id = useId();
  const onClick = ({ target }: MouseEvent) => {
    // What stands in the dialog lies in a box that covers it: only what is around it is the dialog itself.
    if (target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-side={anchor.top > window.innerHeight / 2 ? 'above' : 'below'}
      style={
        {
          '--left': `${anchor.left}px`,
          '--below': `${anchor.bottom}px`,
          '--above': `${window.innerHeight - anchor.top}px`,
        } as CSSProperties
      }
      aria-labelledby={id}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape shuts it whatever we say.
        if (!ref.current?.open) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={id}>Display</h2>
          <Button kind="quiet" className={styles.close} aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden />
          </Button>
        </header>
        <DisplaySettings />
      </div>
    </dialog>
  );
};
