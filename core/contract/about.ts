import { z } from 'zod';
import { aboutLimits as limits } from '../rules/about.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { emailAddress, typedText } from './text.ts';

const HTTPS_URL = 'Please enter a web address that begins with https://.';
/** Without the flag `i`: by it, together with `u`, a Kelvin sign is a k. */
const httpsPattern =
  /^[Hh]ttps:\/\/([A-Za-z0-9-]+\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]+)(:\d{1,5})?([/?#][^\s\\\p{C}]*)?$/u;

const parsedUrl = z.url({ protocol: /^https$/ });

/**
 * An https address of a named host, judged before and after parsing: `javascript:`, `//host`, a user name before the host, hidden
 * tabs and letters that only look like dots or slashes never pass (docs/proof.md S8).
 */
const isHttpsUrl = (text: string): boolean => httpsPattern.test(text) && parsedUrl.safeParse(text).success;

const typedUrl = z.string().trim().max(limits.url, `Please keep it under ${limits.url} characters.`);
const httpsUrl = typedUrl.refine(isHttpsUrl, HTTPS_URL);
const optionalUrl = typedUrl.refine((text) => text === '' || isHttpsUrl(text), HTTPS_URL);
const optionalEmail = z
  .string()
  .trim()
  .refine((text) => text === '' || emailAddress.safeParse(text).success, 'Please enter a valid email address.');

/** Two people, whose names repeat in the specification (docs/decisions.md 16). A person without a name is not drawn. */
export const aboutContent = z.strictObject({
  mission: typedText(limits.mission).min(1, 'Please write a mission.'),
  person1Name: typedText(limits.name),
  person1Title: typedText(limits.title),
  person1Bio: typedText(limits.bio),
  person1Email: optionalEmail,
  person1Website: optionalUrl,
  person2Name: typedText(limits.name),
  person2Title: typedText(limits.title),
  person2Bio: typedText(limits.bio),
  person2Email: optionalEmail,
  person2Website: optionalUrl,
  /** Paragraphs are parted by blank lines. */
  ourStory: typedText(limits.story),
  helpfulResources: z
    .array(
      z.strictObject({
        name: typedText(limits.name).min(1, 'Please write a name.'),
        url: httpsUrl,
        description: typedText(limits.description),
      }),
    )
    .max(limits.resources, `At most ${limits.resources} resources.`),
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

/**
 * The latest versions, newest first, each whole, so that any can be put back. `by` is the admin's id, `byName`
 * their nickname; both are null once the account is gone.
 */
export const aboutHistory = endpoint(routes.aboutHistory, {
  reply: z
    .array(
      z.strictObject({ ...version, by: z.string().nullable(), byName: z.string().nullable(), about: aboutContent }),
    )
    .max(limits.versions),
});
export type AboutVersion = z.infer<typeof aboutHistory.reply>[number];
