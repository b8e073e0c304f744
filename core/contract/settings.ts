import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { typedLine, typedText } from './text.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour such as #8F5A06.');
const palette = z.strictObject({ paper: colour, ink: colour, accent: colour });
const country = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.');
const email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address.'));

/** Who runs this server and answers for it; the legal pages name them. */
const operator = z.strictObject({
  name: typedLine(200).min(1, 'Please write who runs this server.'),
  address: typedText(500).min(1, 'Please write an address where letters arrive.'),
  country,
});

/** Outside services that a server may be set up to use: each is named on /privacy. */
export const services = ['ai', 'apple', 'esv', 'google', 'mail', 'stripe', 's3'] as const;
export type Service = (typeof services)[number];

/** The church's own settings that everybody may read. */
const publicSettings = {
  name: typedLine(40).min(1, 'Please write a name.'),
  tagline: typedLine(160).min(1, 'Please write a tagline.'),
  colours: z.strictObject({ light: palette, dark: palette }),
  supportEmail: email,
  /** Whose helplines stand first where nothing else tells the country; null leaves it to the device. */
  helplineCountry: country.nullable(),
  operator: operator.nullable(),
  /** Paragraphs of the church's own, below what the legal pages say of this server. */
  privacyText: typedText(20_000),
  termsText: typedText(20_000),
};

const limit = z.int().min(1).nullable();

const site = z.strictObject({
  /** Grows with every change of the settings. */
  revision: z.int().min(0),
  ...publicSettings,
  /** The address of the logo's picture on this server; null where there is none. */
  logo: z.string().nullable(),
  /** Within how many hours support answers (docs/specification.md 2 §9). */
  responseHours: z.literal(24),
  /** What passages that are not bundled are quoted from: ESV where its key is set. */
  translation: z.enum(['ESV', 'WEB']),
  /** Searches a day; null is no limit. */
  limits: z.strictObject({ anonymous: limit, registered: limit, premium: limit }),
  services: z.array(z.enum(services)),
  /** What the iOS app sells (APPLE_PRODUCT_ID); null where it sells nothing. */
  appleProduct: z.string().nullable(),
});
export type Site = z.infer<typeof site>;

/** The name, look and facts of this server, with an ETag. Open to everybody. */
export const getSite = endpoint(routes.site, { reply: site });

const staffSettings = {
  /** Who is told by mail that the pastoral team was asked for prayer; null tells nobody. */
  prayerTeamEmail: email.nullable(),
  /** Whether gated pages need a subscription (docs/decisions.md 9). */
  subscriptionRequired: z.boolean(),
  /** When an admin last said that the legal pages are right; null also once what they say of this server has changed since. */
  legalReviewedAt: z.iso.datetime().nullable(),
};

/** What an admin may set. */
export const editable = z.strictObject({ ...publicSettings, ...staffSettings });
export type EditableSettings = z.infer<typeof editable>;

/** What is still to be done before people come. */
export const checks = ['operator', 'support', 'url', 'mail', 'admins', 'backup', 'legal'] as const;

const settings = site.extend({
  ...staffSettings,
  /** Fields that an environment variable decides. */
  locked: z.array(editable.keyof()),
  checklist: z.array(z.strictObject({ id: z.enum(checks), done: z.boolean() })),
});
export type Settings = z.infer<typeof settings>;

export const getSettings = endpoint(routes.settings, { reply: settings });

/**
 * Saves all editable settings. 409 `conflict` with `current` where another admin has saved since `revision`. 400 names the
 * fields: a locked one that differs, or colours in which a text would have a contrast below 4.5:1, with the ratio. A new
 * `legalReviewedAt` is set to the server's time.
 */
export const saveSettings = endpoint(routes.saveSettings, {
  body: editable.extend({ revision: z.int().min(0) }),
  reply: settings,
});

/**
 * Takes a logo as the raw body (`Content-Type: image/png`, `jpeg` or `webp`, at most 2 MB and 16 megapixels), and keeps it
 * re-encoded. 413, 415.
 */
export const saveLogo = endpoint(routes.saveLogo, { reply: settings });
export const deleteLogo = endpoint(routes.deleteLogo, {});

const moment = z.iso.datetime().nullable();

/** How this server is. `mail` is `folder` where mails become files. */
export const system = endpoint(routes.system, {
  reply: z.strictObject({
    version: z.string(),
    schema: z.int(),
    engine: z.enum(['sqlite', 'postgres']),
    startedAt: z.iso.datetime(),
    mail: z.enum(['smtp', 'folder']),
    lastBackupAt: moment,
    jobs: z.array(
      z.strictObject({
        name: z.string(),
        lastStartedAt: moment,
        lastEndedAt: moment,
        /** Whether the last turn that ended went well. */
        ok: z.boolean(),
        nextAt: moment,
      }),
    ),
  }),
});
export type System = z.infer<typeof system.reply>;
