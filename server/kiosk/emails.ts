import type { Brand } from '../../core/contract/content.ts';
import type { EmailContent } from '../mail/service.ts';

/** A prayer request as it waits in the outbox until it is sent. */
export interface PrayerRequest {
  kiosk: string;
  text: string;
  name: string;
  contact: string;
  /** Its words speak of danger. Missing in requests of before. */
  urgent?: boolean;
}

/** The mail to the church's team. What was typed stands in no subject, where lists and previews would show it. */
export const prayerRequestEmail = (
  brand: Brand,
  { kiosk, text, name, contact, urgent }: PrayerRequest,
): EmailContent => ({
  subject: `${urgent ? 'Please read soon: a' : 'A'} prayer request from “${kiosk}”`,
  greeting: 'Dear prayer team,',
  paragraphs: [
    `${name || 'Somebody who gave no name'} asked for prayer at the ${brand.name} screen “${kiosk}”:`,
    ...text.split(/\n+/).filter((line) => line.trim() !== ''),
    contact ? `They would like to be reached: ${contact}` : 'They left no way to reach them.',
  ],
  button: null,
  closing: [
    'Please keep this in confidence. Name and way to reach them were typed at a public screen and checked by nobody.',
    'If you fear for somebody’s life, please do not wait: call the emergency number.',
  ],
});
