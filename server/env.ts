import { z } from 'zod';
import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editable } from '../core/contract/settings.ts';
import { emailKey } from './accounts/service.ts';
import { isTestKey, type AppleSettings, type StripeSettings } from './billing/service.ts';
import type { LockedSettings } from './settings/service.ts';

const whole = z.coerce.number().int();
const url = (protocol: RegExp) => z.url({ protocol });

const operator = editable.shape.operator.unwrap().shape;

const schema = z.object({
  PORT: whole.min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  PUBLIC_URL: url(/^https?$/).optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  TRUST_PROXY: z.stringbool().default(false),
  PREMIUM_DAILY_SEARCHES: z.union([z.literal('unlimited').transform(() => null), whole.min(1)]).default(6),
  BRAND_NAME: editable.shape.name.optional(),
  BRAND_TAGLINE: editable.shape.tagline.optional(),
  SUPPORT_EMAIL: editable.shape.supportEmail.optional(),
  HELPLINE_COUNTRY: editable.shape.helplineCountry.unwrap().optional(),
  OPERATOR_NAME: operator.name.optional(),
  OPERATOR_ADDRESS: operator.address.optional(),
  OPERATOR_COUNTRY: operator.country.optional(),
  SUBSCRIPTION_REQUIRED: z.stringbool().optional(),
  ADMIN_SECRET: z.string().min(8, 'needs at least 8 characters').optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  PRAYER_ADDRESS: editable.shape.prayerTeamEmail.unwrap().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url(/^https?$/).default('https://accounts.google.com'),
  ESV_API_KEY: z.string().optional(),
  ESV_API_BASE: url(/^https?$/).default('https://api.esv.org'),
  AI_BASE_URL: url(/^https?$/).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'starts with sk_live_, rk_live_, sk_test_ or rk_test_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'starts with pk_live_ or pk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^,\s]+(,whsec_[^,\s]+)?$/, 'is one or two secrets that start with whsec_, with a comma between')
    .optional(),
  STRIPE_API_BASE: url(/^https?$/).optional(),
  BILLING_RECONCILE_SECONDS: whole.min(10).max(86_400).default(600),
  APPLE_BUNDLE_ID: z.string().min(1).optional(),
  APPLE_APP_ID: whole.min(1).optional(),
  APPLE_PRODUCT_ID: z.string().min(1).optional(),
  APPLE_ROOT_CERTS_DIR: z.string().min(1).optional(),
  APPLE_ONLINE_CHECKS: z.stringbool().default(true),
  APPLE_REVIEW_ACCOUNTS: z.string().optional(),
  IMAGE_STORE: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: url(/^https?$/).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  TRENDS_MIN_PEOPLE: whole.min(2).default(5),
  METRICS_PORT: whole.min(1).max(65535).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

export type Env = z.infer<typeof schema>;

/** Names the settings that are wrong, one line each. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Reads the settings (README has the table). Throws EnvError for a wrong value, so that the start stops with clear lines. */
export const readEnv = (variables: NodeJS.ProcessEnv): Env => {
  // An empty value means "not set": that is how compose files and CI hand on what they do not have.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
};

/** Sign-in with Google, when both halves of its credentials are set. Throws EnvError for one without the other. */
export const googleOf = (env: Env): { issuer: string; clientId: string; clientSecret: string } | null => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (clientId || clientSecret) throw new EnvError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or none');
  return null;
};

/** The ESV API, when its key is set. */
export const esvOf = ({ ESV_API_KEY: key, ESV_API_BASE: base }: Env): { key: string; base: string } | null =>
  key ? { key, base } : null;

/** The model that generates guidance, when it is configured. Throws EnvError for half of its settings. */
export const aiOf = (env: Env): { baseUrl: string; apiKey: string | null; model: string } | null => {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = env;
  if (baseUrl && model) return { baseUrl, model, apiKey: apiKey ?? null };
  if (baseUrl || model) throw new EnvError('AI_BASE_URL and AI_MODEL: set both or none');
  return null;
};

/** What `npm run billing:setup` reaches Stripe with: before it has run there is no webhook's secret yet. */
export const stripeAccountOf = ({ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase }: Env) => {
  if (!secretKey) throw new EnvError('STRIPE_SECRET_KEY: set it to a key of your Stripe account');
  if (apiBase && !isTestKey(secretKey)) throw new EnvError('STRIPE_API_BASE: is for test keys only');
  return { secretKey, apiBase: apiBase ?? null };
};

/** Payments on the web, when their keys are set. Throws EnvError for a part of them, or for keys of two modes. */
export const stripeOf = (env: Env): StripeSettings | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: secrets } = env;
  if (!secretKey && !publishableKey && !secrets) return null;
  if (!secretKey || !publishableKey || !secrets)
    throw new EnvError('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: set all three or none');
  if (isTestKey(secretKey) !== isTestKey(publishableKey))
    throw new EnvError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is of test mode, the other of live mode');
  return { ...stripeAccountOf(env), publishableKey, webhookSecrets: secrets.split(',') };
};

/** Purchases in the iOS app, when it is set up. Throws EnvError for a part of it, or without a certificate. */
export const appleOf = (env: Env): AppleSettings | null => {
  const { APPLE_BUNDLE_ID: bundleId, APPLE_APP_ID: appId, APPLE_PRODUCT_ID: productId } = env;
  const { APPLE_ROOT_CERTS_DIR: folder, APPLE_REVIEW_ACCOUNTS: accounts = '' } = env;
  if (!bundleId && !appId && !productId && !folder) return null;
  if (!bundleId || !appId || !productId || !folder)
    throw new EnvError(
      'APPLE_BUNDLE_ID, APPLE_APP_ID, APPLE_PRODUCT_ID and APPLE_ROOT_CERTS_DIR: set all four or none',
    );
  return {
    bundleId,
    appId,
    productId,
    rootCertificates: readCertificates(folder),
    onlineChecks: env.APPLE_ONLINE_CHECKS,
    reviewAccounts: accounts.split(',').map(emailKey).filter(Boolean),
  };
};

const readCertificates = (folder: string): Buffer[] => {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => /\.(?:cer|der)$/.test(name));
  } catch {
    throw new EnvError(`APPLE_ROOT_CERTS_DIR: ${folder} can't be read`);
  }
  if (names.length === 0) throw new EnvError(`APPLE_ROOT_CERTS_DIR: ${folder} has no .cer file`);
  return names.toSorted().map((name) => {
    const bytes = readFileSync(join(folder, name));
    try {
      return new X509Certificate(bytes).raw;
    } catch {
      throw new EnvError(`APPLE_ROOT_CERTS_DIR: ${name} is not a certificate`);
    }
  });
};

/** Where the server backs itself up daily; null where it does not. Throws EnvError beside DATABASE_URL. */
export const backupFolderOf = ({ BACKUP_DIR: folder, DATABASE_URL: url }: Env): string | null => {
  if (folder && url)
    throw new EnvError('BACKUP_DIR: PostgreSQL is backed up with pg_dump (docs/deploy.md), so leave it out');
  return folder ?? null;
};

/** The bucket that pictures are kept in; null where they are in the data folder. Throws EnvError for half of its settings. */
export const bucketOf = (env: Env) => {
  if (env.IMAGE_STORE === 'folder') return null;
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  throw new EnvError('IMAGE_STORE=s3: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too');
};

/** Settings that the environment decides, so that no admin can. Throws EnvError for a part of an operator. */
export const lockedSettingsOf = (env: Env): LockedSettings => {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_COUNTRY: country } = env;
  const parts = [name, address, country].filter((part) => part !== undefined).length;
  if (parts === 1 || parts === 2)
    throw new EnvError('OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_COUNTRY: set all three or none');
  return {
    ...(env.BRAND_NAME !== undefined && { name: env.BRAND_NAME }),
    ...(env.BRAND_TAGLINE !== undefined && { tagline: env.BRAND_TAGLINE }),
    ...(env.SUPPORT_EMAIL !== undefined && { supportEmail: env.SUPPORT_EMAIL }),
    ...(env.HELPLINE_COUNTRY !== undefined && { helplineCountry: env.HELPLINE_COUNTRY }),
    ...(name && address && country && { operator: { name, address, country } }),
    ...(env.PRAYER_ADDRESS !== undefined && { prayerTeamEmail: env.PRAYER_ADDRESS }),
    ...(env.SUBSCRIPTION_REQUIRED !== undefined && { subscriptionRequired: env.SUBSCRIPTION_REQUIRED }),
  };
};
