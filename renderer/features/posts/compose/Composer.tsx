import { useRef, useState, type KeyboardEvent } from 'react';
import type { Audience } from '../../../../core/contract/posts.ts';
import { communityLengths, maxPostTags } from '../../../../core/rules/community.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { tagsIn, type PostDraft } from '../sending/draft.ts';
import { AudienceChooser } from './AudienceChooser.tsx';
import { PictureField } from './PictureField.tsx';
import { TypeChooser } from './TypeChooser.tsx';
import styles from './compose.module.css';

interface ComposerProps {
  draft: PostDraft;
  circle: { id: string; name: string } | undefined;
  /** Why what was sent last was not taken. */
  failure?: string | null;
  onChange(part: Partial<PostDraft>): void;
  onSend(draft: PostDraft): void;
  onClose(): void;
}

/** What keeps a draft from being shared, in words; null when nothing does. */
export const draftProblem = (draft: PostDraft): string | null => {
  if (!draft.content.trim()) return 'Nothing to share';
  if (draft.audience === 'circle' && !draft.circleId) return 'Please choose the circle that may read this.';
  const tags = tagsIn(draft.tags);
  if (tags.length > maxPostTags) return `Please use at most ${maxPostTags} tags.`;
  if (tags.some((tag) => tag.length > communityLengths.tag))
    return `Please keep each tag under ${communityLengths.tag} characters.`;
  return null;
};

/** "Share Your Heart" (docs/specification.md 2 §2). Shutting it keeps what was written. */
export const Composer = ({ draft, circle, failure = null, onChange, onSend, onClose }: ComposerProps) => {
  const [wrong, setWrong] = useState<string | null>(null);
  const problem = wrong ?? failure;
  const text = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);

  const send = () => {
    if (isReading) return;
    const found = draftProblem(draft);
    setWrong(found);
    if (found === null) return onSend({ ...draft, content: draft.content.trim() });
    toast(found, { tone: 'bad' });
    if (!draft.content.trim()) text.current?.querySelector('textarea')?.focus();
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) send();
  };
  const changeAudience = (audience: Audience) =>
    onChange({ audience, ...(audience !== 'circle' && { circleId: null }) });

  return (
    <Modal title="Share Your Heart" onClose={onClose}>
      <Form className={layout.stackFields} autoComplete="off" onSend={send} onKeyDown={onKeyDown}>
        <div ref={text} className={styles.words}>
          <TextField
            label="What is on your heart?"
            limit={communityLengths.post}
            countFrom={communityLengths.post - 200}
            rows={5}
            autoFocus
            required
            value={draft.content}
            onChange={(event) => onChange({ content: event.target.value })}
          />
        </div>
        <TypeChooser value={draft.postType} onChange={(postType) => onChange({ postType })} />
        {circle ? (
          <p className={layout.soft}>
            The members of <strong>{circle.name}</strong> may read this.
          </p>
        ) : (
          <AudienceChooser
            audience={draft.audience}
            circleId={draft.circleId}
            onAudience={changeAudience}
            onCircle={(circleId) => onChange({ circleId })}
          />
        )}
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={draft.anonymous}
            onChange={(event) => onChange({ anonymous: event.target.checked })}
          />
          <span>
            Share anonymously
            <span className={layout.hint}>Your name is shown to nobody who reads it.</span>
          </span>
        </label>
        <PictureField draft={draft} onChange={onChange} onReading={setReading} />
        <Field
          label="Tags (optional)"
          hint="Separate them with commas."
          autoComplete="off"
          value={draft.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
        />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className={styles.foot}>
          <ModalActions>
            <Button kind="quiet" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" kind="primary" disabled={!draft.content.trim() || isReading}>
              Share
            </Button>
          </ModalActions>
        </div>
      </Form>
    </Modal>
  );
};
