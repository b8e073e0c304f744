import { Cloud, CloudOff, CloudUpload, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { badgeOf } from '../../../core/rules/network/connectivity.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { connectivity } from './connectivity.ts';
import styles from './OfflineBadge.module.css';

/** How long it stands once there is nothing left to tell, in milliseconds. */
const LINGER = 10_000;
const TICK = 1000;

const worthTelling = () => {
  const { online, wasOffline, pending, justSynced } = connectivity.read();
  return !online || wasOffline || pending > 0 || justSynced;
};

export const OfflineBadge = () => useSyncExternalStore(connectivity.subscribe, worthTelling) && <Badge />;

const Badge = () => {
  const state = useSyncExternalStore(connectivity.subscribe, connectivity.read);
  const [now, setNow] = useState(() => Date.now());
  const [held, setHeld] = useState(false);
  const { online, pending } = state;
  const settled = online && pending === 0;
  const badge = badgeOf(state, Math.max(now, state.lastSync ?? 0));
  const title = badge?.title;

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);

  // Not of each prayer's way to the account: that would be said over what is being read.
  const isNews = !online || state.wasOffline;
  useEffect(() => {
    if (title && isNews) announce(title);
  }, [title, isNews]);

  useEffect(() => {
    if (!settled || held) return;
    const timer = setTimeout(connectivity.markSynced, LINGER);
    return () => clearTimeout(timer);
  }, [settled, held]);

  if (!badge) return null;
  const Icon = !online ? CloudOff : pending > 0 ? CloudUpload : Cloud;
  return (
    <aside
      className={styles.badge}
      aria-label="Connection"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden />
      <div>
        <p className={styles.title}>{badge.title}</p>
        {badge.line && <p className={styles.line}>{badge.line}</p>}
        {badge.synced && <p>{badge.synced}</p>}
      </div>
      {settled && (
        <button type="button" className={styles.close} aria-label="Close" onClick={connectivity.markSynced}>
          <X size={18} aria-hidden />
        </button>
      )}
    </aside>
  );
};
