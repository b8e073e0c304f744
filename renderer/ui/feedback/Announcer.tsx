import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/**
 * The one polite live region. The last two announcements stand in it, so that one which follows at once takes nothing from
 * the one before; only what is added is read.
 */
export const Announcer = () => {
  const [said, setSaid] = useState<{ id: number; text: string }[]>([]);
  useEffect(
    () => onAnnounce((text) => setSaid((before) => [...before.slice(-1), { id: (before.at(-1)?.id ?? 0) + 1, text }])),
    [],
  );
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className="visually-hidden">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
};
