import { useEffect, useState } from 'react';
import type { LifeNote } from '../../../core/contract/library.ts';
import { Card } from '../../ui/Card.tsx';
import { Label } from '../../ui/Label.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Verse } from '../../ui/Verse.tsx';
import { loadNote } from '../topics/index.ts';

/** The verse and the prayer below the lines to call. When they cannot be loaded the lines stand by themselves. */
export const CrisisNote = ({ id }: { id: string }) => {
  const [note, setNote] = useState<LifeNote | null>(null);
  useEffect(() => {
    let standing = true;
    loadNote(id).then(
      (loaded) => standing && setNote(loaded),
      (error: unknown) => console.warn('A note could not be loaded', error),
    );
    return () => {
      standing = false;
    };
  }, [id]);

  if (!note) return null;
  const { verse, prayer } = note;
  return (
    <>
      <Card lit>
        <Label level={2}>God's Word</Label>
        <Verse text={verse.text} reference={verse.ref} translation={verse.translation} />
      </Card>
      <Card>
        <Label level={2}>Prayer</Label>
        <Paragraphs text={prayer} />
      </Card>
    </>
  );
};
