import { useState } from 'react';
import type { ModerationAction, ModerationCase } from '../../../../core/contract/moderation.ts';
import { maxSuspensionDays } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Tag } from '../../../ui/text/Tag.tsx';
import { useAccount } from '../../accounts/index.ts';
import { wordsFor } from './caseTexts.ts';
import styles from './Moderation.module.css';
import { ReasonField } from '../ReasonField.tsx';

interface DecideDialogProps {
  case: ModerationCase;
  onClose(): void;
  onDecided(): void;
}

/** Nobody is warned whom no one has looked at: the server refuses it too. */
const isNameless = ({ anonymous, author }: ModerationCase): boolean => anonymous && author === null;

/** What is chosen when the dialog opens: what the ladder suggests, or for somebody nameless what comes nearest. */
const firstChoice = (choices: readonly ModerationAction[], { proposed }: ModerationCase): ModerationAction =>
  [proposed, 'hide' as const].find((each) => choices.includes(each)) ?? choices[0] ?? 'dismiss';

/** What can be done about a case, by what it is and who decides. */
const choicesFor = (one: ModerationCase, isAdmin: boolean): ModerationAction[] => {
  if (one.subject === 'membership') return ['approve', 'dismiss'];
  const steps: ModerationAction[] = isNameless(one) ? [] : ['warn', 'suspend', ...(isAdmin ? (['ban'] as const) : [])];
  if (one.subject === 'user') return ['dismiss', ...steps];
  // What reports have hidden is shown again by `dismiss`, and stays hidden by `hide`.
  const first: ModerationAction[] = [one.reportCount === 0 ? 'approve' : 'dismiss', 'hide'];
  return [...first, ...steps];
};

/** Asks what is to be done about a case, for how long, and why. */
export const DecideDialog = ({ case: one, onClose, onDecided }: DecideDialogProps) => {
  const { user } = useAccount();
  const isAdmin = user?.role === 'admin';
  const choices = choicesFor(one, isAdmin);
  const words = wordsFor(one);
  const longest = isAdmin ? maxSuspensionDays.admin : maxSuspensionDays.moderator;
  const [action, setAction] = useState(() => firstChoice(choices, one));
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');

  const decide = async (): Promise<string | null> => {
    const length = Number(days);
    if (action === 'suspend' && !(Number.isInteger(length) && length >= 1 && length <= longest))
      return `Please choose 1 to ${longest} days.`;
    if (reason.trim() === '') return 'Please write a reason.';
    await call('actOnCase', {
      params: { caseId: one.id },
      body: { action, reason, ...(action === 'suspend' && { days: length }) },
    });
    toast(words[action].done);
    onDecided();
    return null;
  };

  return (
    <ConfirmModal
      title="What is to be done?"
      confirm="Decide"
      confirming="Deciding..."
      kind={action === 'ban' ? 'danger' : 'primary'}
      onConfirm={decide}
      failed={(error) => sentenceOf(error, 'That could not be done.')}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Decision</legend>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input type="radio" name="action" checked={choice === action} onChange={() => setAction(choice)} />
            <span>
              <strong>{words[choice].label}</strong> {choice === one.proposed && <Tag>Suggested</Tag>}
              <small>{words[choice].means}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isNameless(one) && (
        <p className={layout.hint}>To warn or suspend whoever wrote it, first choose “Show who it is” on the case.</p>
      )}
      {action === 'suspend' && (
        <Field
          label="For how many days"
          type="number"
          inputMode="numeric"
          min={1}
          max={longest}
          value={days}
          hint={isAdmin ? undefined : 'Up to 7. Longer ones are an admin’s to give.'}
          onChange={({ target }) => setDays(target.value)}
        />
      )}
      <ReasonField
        hint={
          one.subject === 'membership'
            ? 'Kept in the audit log.'
            : 'Kept in the audit log. Whoever wrote it reads this too, where something is done about it.'
        }
        value={reason}
        onChange={setReason}
      />
    </ConfirmModal>
  );
};
