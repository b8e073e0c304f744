import { useState } from 'react';
import type { LifeNote } from '../../../../core/contract/library.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { MorePart } from './MorePart.tsx';
import { loadMoreOfNote, loadMoreOfTopic, type MoreState } from './more.ts';
import { useMoreButton } from './useMoreButton.ts';

/** "More" below what is read: the button, and the panel that it opens. */
const MoreSection = ({ load }: { load(): Promise<MoreState> }) => {
  const [more, setMore] = useState<MoreState>({ kind: 'closed' });
  const { button, ask } = useMoreButton({ more, onMore: setMore, load });
  const isBusy = more.kind === 'loading' || more.kind === 'open';
  return (
    <>
      <div>
        <Button ref={button} onClick={ask} disabled={isBusy} aria-expanded={more.kind === 'open'}>
          {more.kind === 'loading' ? 'Loading...' : 'More'}
        </Button>
      </div>
      <MorePart more={more} onAgain={ask} />
    </>
  );
};

export const MoreOfNote = ({ note }: { note: LifeNote }) => (
  <MoreSection key={note.id} load={() => loadMoreOfNote(note)} />
);

export const MoreOfTopic = ({ id }: { id: string }) => <MoreSection key={id} load={() => loadMoreOfTopic(id)} />;
