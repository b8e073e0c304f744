import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NoteType } from '../../../core/contract/notes.ts';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { serverSentence } from '../../api/sentences.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAccount } from '../accounts/index.ts';

export interface Saveable {
  noteType: NoteType;
  /** Left out, the server gives the topic of its type: "General Wisdom", "Biblical Wisdom" or "Daily Prayer". */
  topic?: string;
  content: string;
  /** Of a verse its reference plus " (ESV)", of generated words `BY_COMPUTER`. */
  source?: string;
}

export type SaveState = { state: 'idle' | 'saving' | 'saved' | 'signed-out' } | { state: 'failed'; sentence: string };

const LOGIN = 'Please log in to save notes to your profile.';
const FAILED = 'Please try again or login to save notes.';

export const savedNotesKey = [routes.savedNotes.path] as const;

/** Saves one thing to the profile: idle, saving, saved (docs/specification.md 1 §4). */
export const useSaveNote = (note: Saveable) => {
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
