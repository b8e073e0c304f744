import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { NoteType } from '../../../core/contract/notes.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ReadAloud } from '../../ui/controls/ReadAloud.tsx';
import { Tools } from '../../ui/layout/Tools.tsx';
import { useReturnState } from '../accounts/index.ts';
import { useSaveNote, type Saveable } from './useSaveNote.ts';
import { Link } from '../../ui/controls/Link.tsx';

const names: Readonly<Record<NoteType, string>> = { wisdom: 'note', verse: 'verse', prayer: 'prayer' };

/** Keeps a note, a verse or a prayer in the profile. Give it a `key` where what it saves changes under it. */
export const SaveButton = (note: Saveable) => {
  const { saving, save } = useSaveNote(note);
  const returnState = useReturnState();
  const { state } = saving;
  const saved = state === 'saved';
  return (
    <>
      <Button onClick={save} disabled={saved || state === 'saving'}>
        {saved ? <BookmarkCheck size={18} aria-hidden /> : <Bookmark size={18} aria-hidden />}
        {saved ? 'Saved' : state === 'saving' ? 'Saving...' : `Save ${names[note.noteType]}`}
      </Button>
      <span role="status" className="visually-hidden">
        {saved && `The ${names[note.noteType]} is saved to your profile.`}
      </span>
      {state === 'signed-out' && (
        <p role="alert">
          <Link to="/login" state={returnState}>
            Log in
          </Link>{' '}
          to save notes to your profile.
        </p>
      )}
      {state === 'failed' && <p role="alert">{saving.sentence}</p>}
    </>
  );
};

interface TextToolsProps extends Saveable {
  noteType: 'wisdom' | 'prayer';
}

/** What can be done with a note or a prayer. Give it a `key` where the text changes under it. */
export const TextTools = (text: TextToolsProps) => (
  <Tools>
    <SaveButton {...text} />
    <ReadAloud text={text.content} what={names[text.noteType]} />
  </Tools>
);
