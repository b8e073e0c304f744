import { Notification } from 'electron';
import { site } from '../site/site.ts';

export type Reminders = ReturnType<typeof createReminders>;

/** The system's own notifications: a page of the app is permitted none. `open` is done when the person follows one. */
export const createReminders = (open: () => void) => {
  // Kept, or it would be collected with its listener while it stands on the screen.
  let shown: Notification | null = null;
  return {
    canShow: () => Notification.isSupported(),
    /** Says that it is time to pray, and no more: others may see the screen. */
    show() {
      shown?.close();
      shown = new Notification({ title: 'Time to pray', body: site().name });
      shown.on('click', open);
      shown.show();
    },
  };
};
