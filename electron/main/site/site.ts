import { z } from 'zod';
import brand from '../../../content/brand.json' with { type: 'json' };
import { createListeners } from '../../../core/events/listeners.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const palette = z.object({ paper: colour, ink: colour, accent: colour });

/**
 * What the app itself shows of a server's site; the rest is for its pages, and passed on as it came: a newer server may send
 * more than this app knows.
 */
export const siteSchema = z.looseObject({
  // One line: it stands in a file that the system reads line by line (preferences/login.ts).
  name: z
    .string()
    .max(100)
    .regex(/^\P{Cc}+$/u),
  supportEmail: z.string().max(300),
  colours: z.object({ light: palette, dark: palette }),
  logo: z
    .string()
    .regex(/^\/logo\/\w+\.\w+$/)
    .nullable(),
});
export type Site = z.output<typeof siteSchema>;

const { name, supportEmail, colours, scripture } = brand;

/** The notice of the ESV, which no church changes. */
export const { esvNotice } = scripture;

/** What the app came with. */
const builtSite: Site = { name, supportEmail, colours, logo: null };

let current = builtSite;
const listeners = createListeners();

/** Name and look of the server as they are known now. Ask each time: they change while the app runs. */
export const site = (): Site => current;

/** Calls when they change. */
export const onSiteChange = listeners.subscribe;

/** Null for what the app came with. */
export const setSite = (next: Site | null): void => {
  current = next ?? builtSite;
  listeners.notify();
};
