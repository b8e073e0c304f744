import type { Account } from '../account.ts';
import type { Form } from '../http/form.ts';
import { invalid, missing } from '../http/refusal.ts';
import type { Phase, Price, Schedule } from '../objects.ts';
import { change, isOver } from './lifecycle.ts';
import { periodEnd } from './periods.ts';
import { priceOf } from './subscriptions.ts';

/** A schedule over a subscription that runs: its first phase is the present period. */
export const scheduleFrom = (account: Account, id: string): Schedule => {
  const subscription = account.objects.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'from_subscription');
  if (subscription.schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      'from_subscription',
    );
  const [item] = subscription.items.data;
  if (isOver(subscription) || subscription.status === 'incomplete' || !item)
    throw invalid('You cannot migrate a subscription that is canceled or incomplete.', 'from_subscription');
  const phase = newPhase(
    subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity, metadata: {} })),
    item.current_period_start,
    item.current_period_end,
  );
  const schedule: Schedule = {
    id: account.id('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: account.now(),
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: id,
    test_clock: null,
  };
  account.objects.schedules.set(schedule.id, schedule);
  account.emit('subscription_schedule.created', schedule);
  change(account, subscription, { schedule: schedule.id });
  return schedule;
};

/** Gives a schedule other phases; the one that runs keeps its start. */
export const updateSchedule = (account: Account, schedule: Schedule, form: Form): void => {
  if (schedule.status !== 'active')
    throw invalid(`You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`);
  schedule.end_behavior = form.oneOf('end_behavior', ['cancel', 'release']) ?? schedule.end_behavior;
  schedule.metadata = form.metadata(schedule.metadata);
  if (form.has('phases')) setPhases(account, schedule, form.forms('phases'));
  account.emit('subscription_schedule.updated', schedule);
};

const setPhases = (account: Account, schedule: Schedule, forms: Form[]): void => {
  const phases: Phase[] = [];
  for (const form of forms) {
    form.only('items', 'start_date', 'end_date', 'duration', 'proration_behavior', 'metadata');
    const prices = form.forms('items').map((item) => {
      item.only('price', 'quantity', 'metadata');
      return priceOf(account, item);
    });
    const [price] = prices;
    if (!price) throw invalid('Missing required param: phases[items].', form.name('items'), 'parameter_missing');
    const start = form.integer('start_date') ?? phases.at(-1)?.end_date;
    if (start === undefined) throw invalid('You must pass a start_date on the first phase.', form.name('start_date'));
    if (phases.length > 0 && start !== phases.at(-1)?.end_date)
      throw invalid('Phases must follow each other without a gap.', form.name('start_date'));
    phases.push(
      newPhase(
        prices.map(({ id }) => ({ price: id, quantity: 1, metadata: {} })),
        start,
        endOf(form, start, price),
      ),
    );
  }
  const current = phases.find((phase) => phase.start_date === schedule.current_phase?.start_date);
  if (!current) throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
  schedule.phases = phases;
  schedule.current_phase = { start_date: current.start_date, end_date: current.end_date };
};

const endOf = (form: Form, start: number, price: Price): number => {
  const end = form.integer('end_date');
  if (end !== undefined) return end;
  const duration = form.form('duration');
  duration.only('interval', 'interval_count');
  const interval = duration.oneOf('interval', ['day', 'week', 'month', 'year']) ?? price.recurring.interval;
  const interval_count = duration.integer('interval_count') ?? 1;
  return periodEnd(start, start, { ...price.recurring, interval, interval_count });
};

const newPhase = (items: Phase['items'], start_date: number, end_date: number): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: 'usd',
  default_payment_method: null,
  description: null,
  discounts: [],
  end_date,
  invoice_settings: null,
  items,
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date,
  transfer_data: null,
  trial_end: null,
});
