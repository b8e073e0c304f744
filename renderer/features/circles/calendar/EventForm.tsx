import { communityLengths, preview } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import type { Problem } from '../../../ui/forms/useSubmit.ts';
import { TextDialog } from '../textForm/TextForm.tsx';
import { useTextForm } from '../textForm/useTextForm.ts';
import { ownTimeZone, placeOf } from './eventTime.ts';

export const emptyEvent = { title: '', at: '', location: '', description: '' };
type Draft = typeof emptyEvent;

interface EventFormProps {
  circleId: string;
  draft: Draft;
  onDraft(draft: Draft): void;
  onAdded(): void;
  onClose(): void;
}

/** Title and words of the specification (docs/specification.md 2 §5). */
const missing = (draft: Draft): Problem | null => {
  const message = 'Please enter event title and date/time.';
  const fields = {
    ...(draft.title.trim() ? {} : { title: 'Please enter a title.' }),
    ...(Number.isNaN(Date.parse(draft.at)) ? { at: 'Please enter date and time.' } : {}),
  };
  return Object.keys(fields).length ? { title: 'Missing information', message, fields, alsoToast: true } : null;
};

export const EventForm = ({ circleId, draft, onDraft, onAdded, onClose }: EventFormProps) => {
  const timeZone = ownTimeZone();
  const change = (part: Partial<Draft>) => onDraft({ ...draft, ...part });
  const leave = () => {
    onDraft(emptyEvent);
    onClose();
  };
  const words = {
    title: draft.title.trim(),
    location: draft.location.trim() || null,
    description: draft.description.trim() || null,
  };
  const form = useTextForm({
    check: () => missing(draft),
    text: Object.values(words).filter(Boolean).join('\n'),
    send: async (confirmed) => {
      const body = { ...words, dateTime: new Date(draft.at).toISOString(), timeZone, confirmed };
      const { status } = await call('addEvent', { params: { id: circleId }, body });
      toast(status === 'held' ? 'Waiting for a moderator' : 'Event created', { description: preview(words.title) });
      leave();
      onAdded();
    },
    failed: 'The event was not created',
    onLeave: leave,
  });
  const { fieldError } = form;

  return (
    <TextDialog title="New event" submit="Create event" submitting="Creating..." form={form} onClose={onClose}>
      <Field
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={communityLengths.eventTitle}
        value={draft.title}
        error={fieldError('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Field
        label="Date and time"
        name="at"
        type="datetime-local"
        value={draft.at}
        hint={`Your time, ${placeOf(timeZone)}. Others see it in theirs.`}
        error={fieldError('at') ?? fieldError('dateTime')}
        onChange={(event) => change({ at: event.target.value })}
      />
      <Field
        label="Location (optional)"
        name="location"
        autoComplete="off"
        maxLength={communityLengths.eventLocation}
        value={draft.location}
        error={fieldError('location')}
        onChange={(event) => change({ location: event.target.value })}
      />
      <TextField
        label="Description (optional)"
        name="description"
        rows={3}
        limit={communityLengths.eventDescription}
        value={draft.description}
        error={fieldError('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
    </TextDialog>
  );
};
