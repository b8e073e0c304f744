import type { Site } from '../../../core/contract/settings.ts';
import { builtSite } from './builtSite.ts';

const isPalette = (value: Record<string, unknown> | undefined): boolean =>
  ['paper', 'ink', 'accent'].every((name) => /^#[0-9a-f]{6}$/i.test(String(value?.[name])));

/**
 * What was stored or sent, where it is a site; null for anything else. By hand: the contract's own schema would bring its
 * library into the first chunk (docs/proof.md P9). Only the fields that everybody may read are taken over: an admin's form may
 * hand in more.
 */
export const readSite = (value: unknown): Site | null => {
  // An earlier build has stored nothing of an iOS app.
  const found = { appleProduct: null, ...(value as Site | null) };
  const models = Object.entries(builtSite);
  const read = Object.fromEntries(models.map(([name]) => [name, found[name as keyof Site]])) as Site;
  const fits = models.every(([name, model]: [string, unknown]) => {
    const part: unknown = read[name as keyof Site];
    // What may be null is null in the build: a text or an object, which is only ever shown.
    return model === null ? part !== undefined : part !== null && typeof part === typeof model;
  });
  const { name, colours, logo } = read;
  // A logo of our own server alone.
  const isShown =
    fits && name && isPalette(colours.light) && isPalette(colours.dark) && /^(?:null|\/[^/\\].*)$/.test(String(logo));
  return isShown ? read : null;
};
