import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import { dismissToast, toasts, TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD } from './toast.ts';
import styles from './Toaster.module.css';

/** Draws toasts. Radix pauses them on hover, focus and when the window is left. Loaded with the first toast. */
export const Toaster = () => {
  const items = useSyncExternalStore(toasts.subscribe, toasts.read);
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD}>
      {items.map(({ id, title, description, tone, open }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          className={classes(styles.toast, tone === 'bad' && styles.bad)}
        >
          <div>
            <Toast.Title className={styles.title}>{title}</Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
          </div>
          <Toast.Close className={styles.close}>Close</Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} hotkey={TOAST_HOTKEY} />
    </Toast.Provider>
  );
};
