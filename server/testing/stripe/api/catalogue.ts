import type { Account } from '../account.ts';
import type { Form } from '../http/form.ts';
import { fitsCreated, pageOf, paging } from '../http/pages.ts';
import { invalid, known, missing } from '../http/refusal.ts';
import type { Price, Product } from '../objects.ts';
import type { Route } from './route.ts';

export const catalogue: Route[] = [
  {
    method: 'GET',
    path: '/v1/products',
    takes: [...paging, 'active', 'created', 'ids'],
    answer: ({ account, form }) => {
      const [active, ids] = [form.flag('active'), form.texts('ids')];
      const found = [...account.objects.products.values()].filter(
        (product) =>
          (active === undefined || product.active === active) &&
          (ids.length === 0 || ids.includes(product.id)) &&
          fitsCreated(form, product.created),
      );
      return pageOf(found, form, '/v1/products');
    },
  },
  {
    method: 'POST',
    path: '/v1/products',
    takes: ['id', 'name', 'description', 'active', 'metadata', 'tax_code', 'statement_descriptor'],
    answer: ({ account, form }) => newProduct(account, form),
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.products, 'product', id),
  },
  {
    method: 'POST',
    path: '/v1/products/:id',
    takes: ['name', 'description', 'active', 'metadata'],
    answer: ({ account, form, id }) => {
      const product = known(account.objects.products, 'product', id);
      product.name = form.text('name') ?? product.name;
      product.description = form.text('description') ?? product.description;
      product.active = form.flag('active') ?? product.active;
      product.metadata = form.metadata(product.metadata);
      account.emit('product.updated', product);
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    takes: [...paging, 'active', 'created', 'currency', 'lookup_keys', 'product', 'recurring', 'type'],
    answer: ({ account, form }) => {
      const [active, keys, product] = [form.flag('active'), form.texts('lookup_keys'), form.text('product')];
      const [currency, type] = [form.text('currency'), form.text('type')];
      const found = [...account.objects.prices.values()].filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
          (product === undefined || price.product === product) &&
          (currency === undefined || price.currency === currency) &&
          (type === undefined || price.type === type) &&
          fitsCreated(form, price.created),
      );
      return pageOf(found, form, '/v1/prices');
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    takes: [
      'active',
      'currency',
      'lookup_key',
      'metadata',
      'nickname',
      'product',
      'product_data',
      'recurring',
      'tax_behavior',
      'transfer_lookup_key',
      'unit_amount',
    ],
    answer: ({ account, form }) => newPrice(account, form),
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.prices, 'price', id),
  },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    takes: ['active', 'lookup_key', 'metadata', 'nickname', 'transfer_lookup_key'],
    answer: ({ account, form, id }) => {
      const price = known(account.objects.prices, 'price', id);
      const key = form.text('lookup_key');
      if (key !== undefined) takeLookupKey(account, form, key);
      price.lookup_key = key ?? price.lookup_key;
      price.active = form.flag('active') ?? price.active;
      price.nickname = form.text('nickname') ?? price.nickname;
      price.metadata = form.metadata(price.metadata);
      account.emit('price.updated', price);
      return price;
    },
  },
];

const newProduct = (account: Account, form: Form): Product => {
  const id = form.text('id') ?? account.id('prod');
  if (account.objects.products.has(id)) throw invalid('Product already exists.', 'id', 'resource_already_exists');
  const product: Product = {
    id,
    object: 'product',
    active: form.flag('active') ?? true,
    created: account.now(),
    description: form.text('description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: form.metadata(),
    name: form.required('name'),
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: account.now(),
    url: null,
  };
  account.objects.products.set(product.id, product);
  account.emit('product.created', product);
  return product;
};

/** A lookup key belongs to one price; it is taken from another only on request. */
const takeLookupKey = (account: Account, form: Form, key: string): void => {
  const holder = [...account.objects.prices.values()].find(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!form.flag('transfer_lookup_key'))
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  holder.lookup_key = null;
};

const newPrice = (account: Account, form: Form): Price => {
  const product = form.has('product_data')
    ? newProduct(account, form.form('product_data')).id
    : form.required('product');
  if (!account.objects.products.has(product)) throw missing('product', product, 'product');
  const amount = form.integer('unit_amount');
  if (amount === undefined) throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
  const recurring = form.form('recurring');
  const key = form.text('lookup_key') ?? null;
  if (key !== null) takeLookupKey(account, form, key);
  return addPrice(account, product, amount, {
    currency: form.required('currency'),
    interval: recurring.oneOf('interval', ['day', 'week', 'month', 'year']) ?? 'month',
    intervalCount: recurring.integer('interval_count') ?? 1,
    key,
    nickname: form.text('nickname') ?? null,
    metadata: form.metadata(),
  });
};

interface PriceFields {
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  key: string | null;
  nickname: string | null;
  metadata: Record<string, string>;
}

const addPrice = (account: Account, product: string, amount: number, fields: PriceFields): Price => {
  const price: Price = {
    id: account.id('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.key,
    metadata: fields.metadata,
    nickname: fields.nickname,
    product,
    recurring: {
      interval: fields.interval,
      interval_count: fields.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  account.objects.prices.set(price.id, price);
  account.emit('price.created', price);
  return price;
};
