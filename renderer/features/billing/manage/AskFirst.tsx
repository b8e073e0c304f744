import { useRef } from 'react';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { dayLabel } from './dayLabel.ts';

interface AskFirstProps {
  about: 'cancel' | 'refund';
  state: SubscriptionState;
  /** Gives a sentence that says why it could not be done. */
  onConfirm(): Promise<string | null>;
  onClose(done: boolean): void;
}

/** The second press: says what a cancellation or a refund does before it is done. */
export const AskFirst = ({ about, state, onConfirm, onClose }: AskFirstProps) => {
  const done = useRef(false);
  const { text, ...words } = about === 'cancel' ? cancelWords(state) : refundWords(state);
  const confirm = async () => {
    const problem = await onConfirm();
    done.current = problem === null;
    return problem;
  };
  return (
    <ConfirmModal {...words} dismiss="Keep my plan" onConfirm={confirm} onClose={() => onClose(done.current)}>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmModal>
  );
};

const nameOf = ({ plan }: SubscriptionState): string => (plan === null ? 'plan' : `${planNames[plan]} plan`);

const seats = ({ plan }: SubscriptionState): string[] =>
  plan === 'family' ? ['The seats of your family end with it. Everybody keeps what they wrote and saved.'] : [];

const cancelWords = (state: SubscriptionState) => {
  const end = state.renewsAt ?? state.until;
  return {
    title: `Cancel your ${nameOf(state)}?`,
    confirm: 'Cancel my plan',
    confirming: 'Cancelling...',
    text: [
      `You keep it until ${end === null ? 'the end of what is paid for' : dayLabel(end)}, and nothing more is charged. Until then you can change your mind.`,
      ...seats(state),
      'What you wrote and saved stays here.',
    ],
  };
};

const refundWords = (state: SubscriptionState) => ({
  title: `Refund your ${nameOf(state)}?`,
  confirm: 'Refund and end it',
  confirming: 'Refunding...',
  text: [
    'All that you paid for it goes back to where it came from; your bank may need some days. The plan ends at once.',
    ...seats(state),
    'This can be done once for an account. What you wrote and saved stays here.',
  ],
});
