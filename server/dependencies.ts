import type { Logger } from 'pino';
import type { Brand } from '../core/contract/content.ts';
import type { Library } from '../core/contract/library.ts';
import type { Matcher } from '../core/matching/types.ts';
import type { LimitSettings } from '../core/rules/limits.ts';
import type { ProviderSettings } from './accounts/google/provider.ts';
import type { Passwords } from './accounts/passwords/passwords.ts';
import type { AppleSettings, StripeClient, StripeSettings } from './billing/service.ts';
import type { Db } from './db/db.ts';
import type { Scheduler } from './jobs.ts';
import type { ObserveRequest } from './http/pipeline.ts';
import type { Authenticate } from './http/identity/person.ts';
import type { ImageFiles } from './images/files/imageFiles.ts';
import type { Transport } from './mail/service.ts';
import type { EsvSettings } from './scripture/esvApi.ts';
import type { LockedSettings, Settings } from './settings/service.ts';
import type { ScriptureStore } from './scripture/store.ts';
import type { ModelSettings } from './wisdom/generation/model.ts';
import type { SentenceMatcher } from './wisdom/matching/sentenceMatcher.ts';

/** Stripe, with what was set about it. */
export interface StripePayments {
  client: StripeClient;
  settings: StripeSettings;
}

/** Everything the app is made of, given from outside: server/index.ts reads settings, tests pass their own clock and database. */
export interface AppDependencies {
  db: Db;
  library: Library;
  scriptureStore: ScriptureStore;
  /** What a text is about, without the sentence encoder. */
  matcher: Matcher;
  sentenceMatcher: SentenceMatcher;
  /** The ESV API, for passages that are not bundled; without it they are quoted from WEB. */
  esv?: EsvSettings | null;
  /** The model that generates guidance; without it every answer is curated (docs/decisions.md 21). */
  ai?: ModelSettings | null;
  /** Payments on the web; without them nothing is sold there. */
  stripe?: StripeSettings | null;
  /** Purchases in the iOS app; without it none is accepted. */
  apple?: AppleSettings | null;
  log: Logger;
  /** Signs cookies and keys hashes. */
  secret: string;
  /** Hashes passwords; what one hash costs is decided where it is made. */
  passwords: Passwords;
  limits: LimitSettings;
  trendsMinPeople: number;
  /** How often news of payments that were lost are looked for. */
  billingReconcileSeconds: number;
  /** The origin of PUBLIC_URL, when set. */
  publicOrigin: string | null;
  /** Whether one proxy stands in front, whose word on addresses and https counts. */
  trustProxy: boolean;
  /** The built renderer; null in tests of the API alone. */
  rendererFolder: string | null;
  /** Parse every reply against the contract. */
  checkReplies: boolean;
  /** A further way to be signed in, tried before the session: tests use it. */
  authenticate?: Authenticate;
  /** Name and look until an admin or the environment says otherwise: content/brand.json. */
  defaults: Brand;
  /** Settings that the environment decides. */
  locked: LockedSettings;
  /** Hands mails over; `reachesPeople` is false for the outbox folder. `from` is MAIL_FROM, where set. */
  mail: { transport: Transport; reachesPeople: boolean; from?: string };
  /** Where pictures are kept, and whether that is a bucket of somebody else's. */
  imageFiles: ImageFiles;
  imagesInBucket: boolean;
  /** The origin that links lead to. */
  linkOrigin: () => string;
  /** Of ADMIN_SECRET, or of the one made at first start. */
  adminSecretHash: string;
  /** Sign-in with Google or another OpenID provider; null when it is not configured. */
  google: ProviderSettings | null;
  jobs: Scheduler;
  /** When the last whole backup was made, in milliseconds; null for never. */
  readLastBackup: () => Promise<number | null>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told of every answer, where metrics are on. */
  observeRequest?: ObserveRequest | undefined;
  isDraining: () => boolean;
  /** Aborted at the signal to stop: what would go on for ever ends then. */
  stopping: AbortSignal;
}

/** What features are made of: what the app is given, and the church's own settings as they are at each moment. */
export type FeatureDependencies = Omit<AppDependencies, 'defaults' | 'locked' | 'stripe'> &
  Pick<Settings, 'brand' | 'gate' | 'prayerAddress'> & { settings: Settings; stripe: StripePayments | null };
