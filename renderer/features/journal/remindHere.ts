import type { JournalEngine } from '../../platform/journal/engine.ts';
import { isReminder, nextTime } from './reminder.ts';

const LOOK = 20_000;
const WORDS = 'Time to pray';

/** Reminds by a notification while a page is open, where the person has allowed it. The result ends it. */
export const remindHere = (journal: JournalEngine, owner: string): (() => void) => {
  let looked = new Date();
  const look = async () => {
    const since = looked;
    looked = new Date();
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const reminder = await journal.read(owner, 'reminder');
    if (!isReminder(reminder) || !reminder.here) return;
    const next = nextTime(reminder, since);
    if (next && next <= looked) await notify();
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK);
  return () => clearInterval(timer);
};

/** Says no more than that: others may see the screen. Android takes it from the service worker alone. */
const notify = async (): Promise<void> => {
  const options = { tag: 'time-to-pray', icon: '/icons/icon-192.png' };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(WORDS, options);
  new Notification(WORDS, options);
};
