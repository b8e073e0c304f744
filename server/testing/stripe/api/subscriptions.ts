import { fitsCreated, pageOf, paging } from '../http/pages.ts';
import { invalid, known } from '../http/refusal.ts';
import { updateSubscription } from '../money/changes.ts';
import { cancelNow, endSchedule, isOver } from '../money/lifecycle.ts';
import { scheduleFrom, updateSchedule } from '../money/schedules.ts';
import { beginSubscription } from '../money/subscriptions.ts';
import type { Subscription } from '../objects.ts';
import type { Route } from './route.ts';

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** Whether a list by status has a subscription; without one Stripe leaves out what was cancelled. */
const hasStatus = (subscription: Subscription, wanted: (typeof statuses)[number] | undefined): boolean => {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return isOver(subscription);
  return wanted === undefined ? subscription.status !== 'canceled' : subscription.status === wanted;
};

export const subscriptions: Route[] = [
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: [...paging, 'customer', 'status', 'price', 'created'],
    answer: ({ account, form }) => {
      const [customer, price, status] = [form.text('customer'), form.text('price'), form.oneOf('status', statuses)];
      const found = [...account.objects.subscriptions.values()].filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
          hasStatus(subscription, status) &&
          fitsCreated(form, subscription.created),
      );
      return pageOf(found, form, '/v1/subscriptions');
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: [
      'customer',
      'items',
      'payment_behavior',
      'payment_settings',
      'metadata',
      'collection_method',
      'currency',
      'off_session',
      'description',
      'billing_mode',
    ],
    answer: ({ account, form }) => beginSubscription(account, form),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.subscriptions, 'subscription', id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: [
      'cancel_at',
      'cancel_at_period_end',
      'default_payment_method',
      'items',
      'metadata',
      'payment_behavior',
      'proration_behavior',
      'proration_date',
      'off_session',
      'cancellation_details',
    ],
    answer: ({ account, form, id }) => {
      const subscription = known(account.objects.subscriptions, 'subscription', id);
      updateSubscription(account, subscription, form);
      return subscription;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: ['invoice_now', 'prorate', 'cancellation_details'],
    answer: ({ account, form, id }) => {
      const subscription = known(account.objects.subscriptions, 'subscription', id);
      // Stripe does not find what is over already.
      if (isOver(subscription)) known(new Map(), 'subscription', id);
      if (form.flag('prorate'))
        throw invalid('This Stripe of tests gives nothing back for the rest of a period.', 'prorate');
      cancelNow(account, subscription, 'cancellation_requested');
      return subscription;
    },
  },
  {
    method: 'GET',
    path: '/v1/subscription_schedules',
    takes: [...paging, 'customer', 'created', 'scheduled'],
    answer: ({ account, form }) => {
      const customer = form.text('customer');
      const found = [...account.objects.schedules.values()].filter(
        (schedule) => (customer === undefined || schedule.customer === customer) && fitsCreated(form, schedule.created),
      );
      return pageOf(found, form, '/v1/subscription_schedules');
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules',
    // As at Stripe: phases can not be given along with a subscription that runs.
    takes: ['from_subscription'],
    answer: ({ account, form }) => scheduleFrom(account, form.required('from_subscription')),
  },
  {
    method: 'GET',
    path: '/v1/subscription_schedules/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.schedules, 'subscription schedule', id),
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id',
    takes: ['phases', 'end_behavior', 'metadata', 'proration_behavior'],
    answer: ({ account, form, id }) => {
      const schedule = known(account.objects.schedules, 'subscription schedule', id);
      updateSchedule(account, schedule, form);
      return schedule;
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id/release',
    takes: ['preserve_cancel_date'],
    answer: ({ account, id }) => {
      const schedule = known(account.objects.schedules, 'subscription schedule', id);
      if (schedule.status !== 'active')
        throw invalid(
          `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
        );
      endSchedule(account, schedule, 'released');
      return schedule;
    },
  },
];
