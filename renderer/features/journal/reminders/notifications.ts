import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { platform } from '../../../platform/current.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { isReminder, nextTime } from './reminder.ts';

const LOOK = 20_000;
const WORDS = 'Time to pray';

/** In the desktop app the system's own notifications are used, which need no permission of a page's. */
const isDesktop = platform.kind === 'desktop';

export const canNotify = isDesktop || 'Notification' in window;

/** Asks the person, where they have not said yet. */
export const requestPermission = async (): Promise<boolean> =>
  isDesktop ? bridge().app.canShowReminder() : (await Notification.requestPermission()) === 'granted';

/** Reminds by a notification while a page is open, where the person has allowed it. The result ends it. */
export const startReminders = (journal: JournalClient, owner: string): (() => void) => {
  let looked = new Date();
  const look = async () => {
    const since = looked;
    looked = new Date();
    if (!isDesktop && (!canNotify || Notification.permission !== 'granted')) return;
    const reminder = await journal.readLocal(owner, 'reminder');
    if (!isReminder(reminder) || !reminder.here) return;
    const next = nextTime(reminder, since);
    if (next && next <= looked) await notify();
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK);
  return () => clearInterval(timer);
};

/** Says no more than that: others may see the screen. Android takes it from the service worker alone. */
const notify = async (): Promise<void> => {
  if (isDesktop) return bridge().app.showReminder();
  const options = { tag: 'time-to-pray', icon: '/icons/icon-192.png' };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(WORDS, options);
  new Notification(WORDS, options);
};
