import { useId, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import layout from '../layout/layout.module.css';
import { useModalDialog } from './useModalDialog.ts';
import styles from './Modal.module.css';

interface ModalProps {
  title: string;
  /** Escape, a press beside it, or whatever else a browser shuts it by. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A dialog above everything: the browser's own, which keeps the focus inside and gives it back. (Radix’s writes
 * a style element into the page, which our Content-Security-Policy refuses.) It is open as long as it is drawn.
 */
export const Modal = ({ title, onClose, children }: ModalProps) => {
  const ref = useModalDialog();
  const id = useId();

  const onClick = (event: MouseEvent) => {
    // What stands in the dialog lies in a box that covers it: only the backdrop is the dialog itself.
    if (event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={styles.modal}
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
      <div className={classes(layout.stack4, styles.content)}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
};

/** The buttons at a dialog's end. */
export const ModalActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
