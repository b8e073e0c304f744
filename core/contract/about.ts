import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { typedText } from './text.ts';

/** The most resources that the About page lists. */
export const MAX_RESOURCES = 20;
/** The most versions of the About page that are kept. */
export const ABOUT_VERSIONS = 50;

/**
 * An https address, judged after parsing, without a user name before its host: `javascript:`, `//host` and hidden tabs never pass
 * (docs/proof.md S8).
 */
const httpsUrl = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s\\@/?#]+([/?#][^\s\\]*)?$/i, 'Please enter a web address that begins with https://.')
  .pipe(z.url({ protocol: /^https$/, error: 'Please enter a web address that begins with https://.' }));

const optionalUrl = z.union([z.literal(''), httpsUrl]);
const optionalEmail = z.union([
  z.literal(''),
  z.string().trim().max(254).pipe(z.email('Please enter a valid email address.')),
]);

/** Two people, whose names repeat in the specification (docs/decisions.md 16). A person without a name is not drawn. */
const aboutContent = z.strictObject({
  mission: typedText(2000).min(1, 'Please write a mission.'),
  person1Name: typedText(100),
  person1Title: typedText(100),
  person1Bio: typedText(2000),
  person1Email: optionalEmail,
  person1Website: optionalUrl,
  person2Name: typedText(100),
  person2Title: typedText(100),
  person2Bio: typedText(2000),
  person2Email: optionalEmail,
  person2Website: optionalUrl,
  /** Paragraphs are parted by blank lines. */
  ourStory: typedText(10_000),
  helpfulResources: z
    .array(
      z.strictObject({
        name: typedText(100).min(1, 'Please write a name.'),
        url: httpsUrl,
        description: typedText(300),
      }),
    )
    .max(MAX_RESOURCES, `At most ${MAX_RESOURCES} resources.`),
});
export type AboutContent = z.infer<typeof aboutContent>;

const version = {
  /** 0 is what the product came with. */
  revision: z.int().min(0),
  /** Null for what the product came with. */
  updatedAt: z.iso.datetime().nullable(),
};

const about = aboutContent.extend(version);
export type About = z.infer<typeof about>;

export const getAbout = endpoint(routes.about, { reply: about });

/**
 * Saves the About page; a body as `getAbout` gave it is taken. With the `revision` that was edited, 409 `conflict` with
 * `current` where another admin has saved since; without, the last one wins. 400 names the fields.
 */
export const saveAbout = endpoint(routes.saveAbout, {
  body: aboutContent.extend({ revision: version.revision.optional(), updatedAt: version.updatedAt.optional() }),
  reply: about,
});

/** The latest versions, newest first, each whole, so that any can be put back. `by` is the admin's id. */
export const aboutHistory = endpoint(routes.aboutHistory, {
  reply: z.array(z.strictObject({ ...version, by: z.string().nullable(), about: aboutContent })).max(ABOUT_VERSIONS),
});
export type AboutVersion = z.infer<typeof aboutHistory.reply>[number];
