import { siteFileName } from '../../../core/text/siteFileName.ts';
import { site } from '../site/index.ts';

/** A card that can be shared, as text, link and picture. */
export interface Shareable {
  /** Of the device's share sheet. */
  title: string;
  topic: string;
  /** The passage in its quotation marks. */
  verse: string;
  reference: string;
  parts: { heading: string; text: string }[];
  /** Who wrote the parts, where that must be said. */
  partsNotice: string;
  notice: string;
  /** All of it as text. */
  text: string;
  /** Where it can be read. */
  url: string;
}

/** "lampstand-grief-and-loss.jpg" */
export const fileName = (topic: string): string => {
  const word = topic
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return siteFileName(site().name, `${word || 'card'}.jpg`);
};

export const smsLink = ({ text }: Pick<Shareable, 'text'>): string => `sms:?&body=${encodeURIComponent(text)}`;

/** Greatest length of the passage in a post: the service cuts the rest, and would cut the reference with it. */
const POST = 200;

/** The address of a service's own form for a post. What is passed on is ours: nothing that the person typed. */
export const postAddress = (
  service: 'facebook' | 'twitter',
  { verse, reference, url }: Pick<Shareable, 'verse' | 'reference' | 'url'>,
): string => {
  if (service === 'facebook') return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
  const words = verse.length > POST ? `${verse.slice(0, POST).replace(/\s+\S*$/, '')}…”` : verse;
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text: `${words} (${reference})`, url })}`;
};

/** Opens the service in a window of 600x400 (docs/specification.md 1 §2), which learns nothing of ours. */
export const openShareWindow = (service: 'facebook' | 'twitter', card: Shareable): void => {
  window.open(postAddress(service, card), '_blank', 'noopener,noreferrer,width=600,height=400');
};
