import { useState } from 'react';
import type { About, AboutContent } from '../../../../core/contract/about.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { fieldsOf, sentenceOf } from '../../../api/sentences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSubmit } from '../../../ui/forms/useSubmit.ts';
import { useShowAbout } from '../useAbout.ts';
import { contentOfDraft, draftOf, sameContent, type Draft } from './draft.ts';

const FAILED = 'Failed to update about page.';

export type Editing = ReturnType<typeof useEditing>;

/** What is typed, what it began as, and how it is saved. */
export const useEditing = (about: About, onDone: () => void) => {
  const show = useShowAbout();
  /** What the server had when this was begun, or when another admin's save was last seen. */
  const [base, setBase] = useState(about);
  const [draft, setDraft] = useState(() => draftOf(about));
  const [conflict, setConflict] = useState<About | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  /** The resources as they were sent last: what is wrong with one stays with it when the list changes. */
  const [sent, setSent] = useState<number[]>([]);

  const submission = useSubmit({
    send: async () => {
      setTold(null);
      setSent(draft.resources.map(({ key }) => key));
      const saved = await call('saveAbout', { body: { ...contentOfDraft(draft), revision: base.revision } });
      show(saved);
      toast('About page updated successfully.');
      onDone();
    },
    failed: (error) => {
      const current = error instanceof ApiError && error.code === 'conflict' ? error.body['current'] : undefined;
      if (current) {
        setConflict(current as About);
        toast('Error', { description: FAILED, tone: 'bad' });
        return null;
      }
      setReason(sentenceOf(error));
      return { title: 'Error', message: FAILED, fields: fieldsOf(error) };
    },
  });

  return {
    ...submission,
    fieldError: (name: string) => submission.fieldError(nameAsSent(name, draft, sent)),
    draft,
    base,
    conflict,
    told,
    reason,
    isUnsaved: !sameContent(contentOfDraft(draft), base),
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    /** Puts the texts of an earlier version into the form. */
    load: (content: AboutContent, name: string) => {
      setDraft(draftOf(content));
      setConflict(null);
      setTold(`${name} is in the form again. It is shown to people once you save it.`);
    },
    /** Goes on with what was chosen of both texts, on top of what the other admin saved. */
    settle: (content: AboutContent) => {
      if (conflict) setBase(conflict);
      setDraft(draftOf(content));
      setConflict(null);
      setTold('These are the texts you chose. They are shown to people once you save them.');
    },
    leaveConflict: () => setConflict(null),
  };
};

/** The name that a field of the list had when it was sent: what is wrong with it was said of its place then. */
const nameAsSent = (name: string, { resources }: Draft, sent: readonly number[]): string => {
  const [list, index, part] = name.split('.');
  const resource = index === undefined ? undefined : resources[Number(index)];
  return resource ? `${list}.${sent.indexOf(resource.key)}.${part}` : name;
};
