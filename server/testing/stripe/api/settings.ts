import { randomBytes } from 'node:crypto';
import { API_VERSION, type Account } from '../account.ts';
import type { Form } from '../http/form.ts';
import { fitsCreated, pageOf, paging } from '../http/pages.ts';
import { invalid, known, missing } from '../http/refusal.ts';
import type { PortalConfiguration, PortalSession, WebhookEndpoint } from '../objects.ts';
import type { Route } from './route.ts';

/** The portal, webhooks and what happened: all that is about the account and not about money. */
export const settings: Route[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: ['customer', 'return_url', 'configuration', 'locale', 'flow_data'],
    answer: ({ account, form }) => newSession(account, form),
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    takes: [...paging, 'active', 'is_default'],
    answer: ({ account, form }) => {
      const [active, isDefault] = [form.flag('active'), form.flag('is_default')];
      const found = [...account.objects.portalConfigurations.values()].filter(
        (each) =>
          (active === undefined || each.active === active) &&
          (isDefault === undefined || each.is_default === isDefault),
      );
      return pageOf(found, form, '/v1/billing_portal/configurations');
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    takes: ['features', 'business_profile', 'default_return_url', 'metadata', 'login_page', 'name'],
    answer: ({ account, form }) => {
      const configuration: PortalConfiguration = {
        id: account.id('bpc'),
        object: 'billing_portal.configuration',
        active: true,
        created: account.now(),
        default_return_url: form.text('default_return_url') ?? null,
        // The first one becomes what sessions use that name none.
        is_default: account.objects.portalConfigurations.size === 0,
        livemode: false,
        updated: account.now(),
        features: featuresOf(form.form('features')),
        business_profile: form.form('business_profile').tree,
        metadata: form.metadata(),
      };
      account.objects.portalConfigurations.set(configuration.id, configuration);
      return configuration;
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations/:id',
    takes: ['active', 'features', 'business_profile', 'default_return_url', 'metadata', 'login_page', 'name'],
    answer: ({ account, form, id }) => {
      const configuration = known(account.objects.portalConfigurations, 'configuration', id);
      configuration.active = form.flag('active') ?? configuration.active;
      configuration.default_return_url = form.text('default_return_url') ?? configuration.default_return_url;
      if (form.has('features')) configuration.features = featuresOf(form.form('features'));
      if (form.has('business_profile')) configuration.business_profile = form.form('business_profile').tree;
      configuration.metadata = form.metadata(configuration.metadata);
      configuration.updated = account.now();
      return configuration;
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    takes: paging,
    answer: ({ account, form }) => {
      // The secret is told once, when the endpoint is made.
      const endpoints = [...account.objects.webhookEndpoints.values()].map(({ secret: _, ...rest }) => rest);
      return pageOf(endpoints, form, '/v1/webhook_endpoints');
    },
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    takes: ['url', 'enabled_events', 'api_version', 'description', 'metadata'],
    answer: ({ account, form }) => {
      const endpoint: WebhookEndpoint = {
        id: account.id('we'),
        object: 'webhook_endpoint',
        api_version: form.text('api_version') ?? null,
        application: null,
        created: account.now(),
        description: form.text('description') ?? null,
        enabled_events: form.texts('enabled_events'),
        livemode: false,
        metadata: form.metadata(),
        secret: `whsec_${randomBytes(24).toString('hex')}`,
        status: 'enabled',
        url: form.required('url'),
      };
      if (endpoint.enabled_events.length === 0)
        throw invalid('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing');
      if (endpoint.api_version !== null && endpoint.api_version !== API_VERSION)
        throw invalid(`Invalid API version: ${endpoint.api_version}`, 'api_version');
      account.objects.webhookEndpoints.set(endpoint.id, endpoint);
      return endpoint;
    },
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    takes: ['url', 'enabled_events', 'disabled', 'description', 'metadata'],
    answer: ({ account, form, id }) => {
      const endpoint = known(account.objects.webhookEndpoints, 'webhook endpoint', id);
      endpoint.url = form.text('url') ?? endpoint.url;
      if (form.has('enabled_events')) endpoint.enabled_events = form.texts('enabled_events');
      if (form.has('disabled')) endpoint.status = form.flag('disabled') ? 'disabled' : 'enabled';
      endpoint.metadata = form.metadata(endpoint.metadata);
      const { secret: _, ...rest } = endpoint;
      return rest;
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    takes: [...paging, 'created', 'type', 'types', 'delivery_success'],
    answer: ({ account, form }) => {
      const [type, types] = [form.text('type'), form.texts('types')];
      const found = [...account.objects.events.values()].filter(
        (event) =>
          (type === undefined || fitsType(event.type, type)) &&
          (types.length === 0 || types.includes(event.type)) &&
          fitsCreated(form, event.created),
      );
      return pageOf(found, form, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.events, 'event', id),
  },
];

/** Whole, as Stripe gives them: what is not asked for is off. */
const featuresOf = (form: Form) => {
  const feature = (name: string) => ({ enabled: form.form(name).flag('enabled') ?? false });
  return {
    customer_update: feature('customer_update'),
    invoice_history: feature('invoice_history'),
    payment_method_update: feature('payment_method_update'),
    subscription_cancel: {
      ...feature('subscription_cancel'),
      mode: form.form('subscription_cancel').text('mode') ?? 'at_period_end',
    },
    subscription_update: feature('subscription_update'),
  };
};

const fitsType = (type: string, wanted: string): boolean =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

const newSession = (account: Account, form: Form): PortalSession => {
  const customer = form.required('customer');
  if (!account.objects.customers.has(customer)) throw missing('customer', customer, 'customer');
  const named = form.text('configuration');
  const configuration = named ?? [...account.objects.portalConfigurations.values()].find((each) => each.is_default)?.id;
  if (configuration === undefined || !account.objects.portalConfigurations.has(configuration))
    throw invalid('No configuration provided and your test mode default configuration has not been created.');
  const id = account.id('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration,
    created: account.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: form.text('return_url') ?? null,
    url: `https://billing.stripe.com/p/session/${id}`,
  };
  account.objects.portalSessions.set(id, session);
  return session;
};
