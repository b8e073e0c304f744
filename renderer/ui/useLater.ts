import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Parts that the first screen can do without, when they have come: once the page has settled, or at once. Not React's
 * own `lazy`: these stand outside every error boundary, and one that can't be loaded comes with the connection.
 */
export const useLater = <Parts extends object>(load: () => Promise<Parts>, atOnce = false): Parts | null => {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (parts) return;
    const start = () => void load().then(setParts, () => undefined);
    const stop = atOnce ? start() : whenIdle(start);
    window.addEventListener('online', start);
    return () => {
      stop?.();
      window.removeEventListener('online', start);
    };
  }, [load, atOnce, parts]);
  return parts;
};
