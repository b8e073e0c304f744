import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/** The one polite live region. The same words twice are said twice: a no-break space makes them differ. */
export const Announcer = () => {
  const [text, setText] = useState('');
  useEffect(() => onAnnounce((next) => setText((now) => (now === next ? `${next}\u00a0` : next))), []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
};
