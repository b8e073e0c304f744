import { useState, type ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { OpenJournal } from './OpenJournal.tsx';
import { Place } from './place/Place.tsx';
import layout from '../../ui/layout/layout.module.css';

const frame = (shut: ReactNode) => (
  <div className={layout.page}>
    <Card className={layout.stack4}>
      <h1 tabIndex={-1}>Prayer Journal</h1>
      {shut}
    </Card>
  </div>
);

/** The prayer journal: on this device first, with and without a network (docs/specification.md 1 §2). */
export const Journal = ({ owner }: { owner: string }) => {
  const [shortPin, setShortPin] = useState(false);
  return (
    <OpenJournal owner={owner} frame={frame} onOpened={setShortPin}>
      <Place shortPin={shortPin} onPinChanged={() => setShortPin(false)} />
    </OpenJournal>
  );
};
