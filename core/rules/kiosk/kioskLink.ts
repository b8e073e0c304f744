import { fnv1a } from '../../text/fnv1a.ts';

/**
 * What a kiosk showed, as its QR code hands it to a phone: one of our own texts or a passage by its id, and nothing as it
 * was typed.
 */
export interface KioskLink {
  kind: 'note' | 'topic' | 'passage';
  id: string;
}

/** The page that opens it. The link stands behind the `#`: a browser sends that to nobody, so no log can hold it. */
export const kioskLinkPath = '/note/from-kiosk';

/** The last part of `kioskLinkPath`, where a note's id would stand. */
export const KIOSK_LINK_ID = 'from-kiosk';

const pattern = /^(note|topic|passage)\.([a-z0-9:,-]{1,80})\.([0-9a-z]{7})$/;

export const kioskLinkFragment = ({ kind, id }: KioskLink): string => `${kind}.${id}.${seal(`${kind}.${id}`)}`;

/** Reads what stands behind the `#`; null for anything a kiosk did not write, one letter changed included. */
export const readKioskLink = (fragment: string): KioskLink | null => {
  const [, kind, id = '', given] = pattern.exec(fragment) ?? [];
  if ((kind !== 'note' && kind !== 'topic' && kind !== 'passage') || given !== seal(`${kind}.${id}`)) return null;
  return { kind, id };
};

/** A passage by its reference as we write it: "1 John 4:7-8, 11" is "1-john-4:7-8,11". Null for what is too long. */
export const passageLink = (reference: string): KioskLink | null => {
  const id = reference.toLowerCase().replaceAll(', ', ',').replaceAll(' ', '-');
  const link: KioskLink = { kind: 'passage', id };
  return readKioskLink(kioskLinkFragment(link)) ? link : null;
};

/** The reference that a link to a passage names, for whoever reads references. A hyphen between figures is a range's. */
export const passageOf = ({ id }: KioskLink): string =>
  id.replace(/-(?=[a-z])|(?<=[a-z])-/g, ' ').replaceAll(',', ', ');

/**
 * A checksum. It finds slips and tampering, and proves no sender: there is nothing to forge, since every
 * id leads to a text of ours.
 */
const seal = (text: string): string => fnv1a(`lampstand/${text}`).toString(36).padStart(7, '0');
