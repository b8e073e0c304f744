import { useState } from 'react';
import { JournalGate } from './JournalGate.tsx';
import { Place } from './place/Place.tsx';

/** The prayer journal: on this device first, with and without a network (docs/specification.md 1 §2). */
export const Journal = ({ owner }: { owner: string }) => {
  const [shortPin, setShortPin] = useState(false);
  return (
    <JournalGate owner={owner} heading={<h1 tabIndex={-1}>Prayer Journal</h1>} onOpened={setShortPin}>
      <Place shortPin={shortPin} onPinChanged={() => setShortPin(false)} />
    </JournalGate>
  );
};
