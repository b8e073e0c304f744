import type { Account } from '../account.ts';
import { invalid } from '../http/refusal.ts';
import type { Charge, Dispute, Refund } from '../objects.ts';

/** Gives a payment back, whole or in part. */
export const refundCharge = (
  account: Account,
  charge: Charge,
  wanted?: number,
  metadata: Record<string, string> = {},
  reason: Refund['reason'] = null,
): Refund => {
  const rest = charge.amount - charge.amount_refunded;
  const amount = wanted ?? rest;
  if (!charge.paid) throw invalid('Cannot refund a failed charge.', undefined, 'charge_not_refundable');
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  if (rest === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (amount <= 0 || amount > rest)
    throw invalid(`Refund amount is greater than unrefunded amount on charge.`, 'amount');
  const refund: Refund = {
    id: account.id('re'),
    object: 'refund',
    amount,
    balance_transaction: account.id('txn'),
    charge: charge.id,
    created: account.now(),
    currency: 'usd',
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.objects.refunds.set(refund.id, refund);
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge, before);
  return refund;
};

/** A buyer's bank takes a payment back. */
export const disputeCharge = (account: Account, charge: Charge): Dispute => {
  const dispute: Dispute = {
    id: account.id('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: 'usd',
    enhanced_eligibility_types: [],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.objects.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute);
  return dispute;
};

/** A charge stays `disputed` however its dispute ends. */
export const closeDispute = (account: Account, dispute: Dispute, status: 'won' | 'lost'): void => {
  dispute.status = status;
  account.emit('charge.dispute.closed', dispute);
};
