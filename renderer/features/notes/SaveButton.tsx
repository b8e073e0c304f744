import { Bookmark } from 'lucide-react';
import type { NoteType } from '../../../core/contract/notes.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ReadAloud } from '../../ui/controls/ReadAloud.tsx';
import { Tools } from '../../ui/layout/Tools.tsx';
import { useReturnState, useAccount } from '../accounts/index.ts';
import { Link } from '../../ui/controls/Link.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { serverSentence } from '../../api/sentences.ts';
import { toast } from '../../ui/feedback/toast.ts';
import styles from './SaveButton.module.css';

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
        <Bookmark size={18} aria-hidden className={saved ? styles.saved : undefined} />
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

export interface Saveable {
  noteType: NoteType;
  /** Left out, the server gives the topic of its type: "General Wisdom", "Biblical Wisdom" or "Daily Prayer". */
  topic?: string;
  content: string;
  /** Of a verse its reference plus " (ESV)", of generated words `BY_COMPUTER`. */
  source?: string;
}

type SaveState = { state: 'idle' | 'saving' | 'saved' | 'signed-out' } | { state: 'failed'; sentence: string };

const LOGIN = 'Please log in to save notes to your profile.';
const FAILED = 'Please try again or login to save notes.';

export const savedNotesKey = [routes.savedNotes.path] as const;

/** Saves one thing to the profile: idle, saving, saved (docs/specification.md 1 §4). */
const useSaveNote = (note: Saveable) => {
  const { status } = useAccount();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<SaveState>({ state: 'idle' });

  const refuse = () => {
    setSaving({ state: 'signed-out' });
    toast('Login Required', { description: LOGIN, tone: 'bad' });
  };

  const save = async () => {
    if (saving.state === 'saving' || saving.state === 'saved') return;
    if (status === 'signed-out') return refuse();
    setSaving({ state: 'saving' });
    try {
      await call('saveNote', { body: note });
      setSaving({ state: 'saved' });
      await queryClient.invalidateQueries({ queryKey: savedNotesKey });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_signed_in') return refuse();
      const sentence = serverSentence(error) ?? FAILED;
      setSaving({ state: 'failed', sentence });
      toast('Save Failed', { description: sentence, tone: 'bad' });
    }
  };

  return { saving, save: () => void save() };
};
