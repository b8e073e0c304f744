import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { announce } from './announce.ts';
import { classes } from '../classes.ts';
import { dismissToast, toasts, TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD, type ToastItem } from './toast.ts';
import styles from './Toaster.module.css';

/** Draws the toast. The hotkey leads to it, and whoever shuts it is taken back to where they were. */
export const Toaster = () => {
  const item = useSyncExternalStore(toasts.subscribe, toasts.read);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);

  const shown = item?.id;
  useLayoutEffect(() => {
    const layer = region.current;
    if (!layer || shown === undefined) return;
    // Anew with each toast: of what lies above the page, a dialog too, the latest is on top.
    layer.showPopover?.();
    const makeWay = keepInView(layer);
    return () => {
      makeWay();
      layer.hidePopover?.();
    };
  }, [shown]);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === TOAST_HOTKEY) region.current?.focus();
    };
    const leave = () => setAway(true);
    const come = () => setAway(false);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', come);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', come);
    };
  }, []);

  const dismiss = () => {
    if (region.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus();
    setHovered(false);
    setFocused(false);
    dismissToast();
  };

  if (!item) return null;
  return (
    <section
      ref={region}
      popover="manual"
      tabIndex={-1}
      aria-label={`Notifications (${TOAST_HOTKEY})`}
      className={styles.viewport}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss();
      }}
    >
      <Toast key={item.id} item={item} waits={hovered || focused || away} onDismiss={dismiss} />
    </section>
  );
};

/** Between a field and the toast, in pixels: the ring of the focus lies there. */
const GAP = 8;

/** Has what is focused, now and next, scroll to where the toast does not cover it. The result ends it. */
const keepInView = (toast: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  const room = window.innerHeight - toast.getBoundingClientRect().top + GAP;
  style.setProperty('--toast-room', `${Math.ceil(room)}px`);
  style.scrollPaddingBottom = 'var(--toast-room)';
  const field = document.activeElement;
  // Nothing larger, as a page that was given focus: that would make it jump.
  if (field?.matches('input, textarea, select, button, a')) field.scrollIntoView({ block: 'nearest' });
  return () => {
    style.removeProperty('--toast-room');
    style.scrollPaddingBottom = '';
  };
};

/** In milliseconds. */
const ALERT_COMES = 50;

const isInAlert = (text: string): boolean =>
  [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent.includes(text));

const asSpoken = (title: string, description = ''): string =>
  description && !/[.!?]$/.test(title) ? `${title}. ${description}` : `${title} ${description}`.trim();

interface ToastProps {
  item: ToastItem;
  /** Somebody is at it, or is not there to see it: its time stands still. */
  waits: boolean;
  onDismiss(): void;
}

const Toast = ({ item: { title, description, tone }, waits, onDismiss }: ToastProps) => {
  const left = useRef(TOAST_DURATION);
  const from = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);

  useEffect(() => {
    // A page that says an error itself has it heard from there. It may come a moment later than the toast.
    setTimeout(() => {
      if (tone === 'plain' || !isInAlert(description ?? title)) announce(asSpoken(title, description));
    }, ALERT_COMES);
  }, [title, description, tone]);

  useEffect(() => {
    if (waits) return;
    const since = performance.now();
    const timer = setTimeout(dismissToast, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [waits]);

  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent) => {
    if (from.current === null) return;
    const far = Math.max(0, clientX - from.current);
    // Not at once: a press on "Close" moves by a pixel too.
    if (far > 4) currentTarget.setPointerCapture(pointerId);
    setMoved(far);
  };

  const onPointerEnd = () => {
    from.current = null;
    setMoved(0);
    if (moved >= TOAST_SWIPE_THRESHOLD) onDismiss();
  };

  return (
    <div
      className={classes(styles.toast, tone === 'bad' && styles.bad)}
      style={moved > 4 ? { transform: `translateX(${moved}px)` } : undefined}
      onPointerDown={({ clientX }) => (from.current = clientX)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={() => {
        from.current = null;
        setMoved(0);
      }}
    >
      <div>
        <p className={styles.title}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button type="button" className={styles.close} onClick={onDismiss}>
        Close
      </button>
    </div>
  );
};
