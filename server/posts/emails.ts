import type { Brand } from '../../core/contract/content.ts';
import type { EmailContent } from '../mail/service.ts';

export const PASTORAL_PRAYER = 'pastoral-prayer';

/** To the church's prayer address. Neither words nor who wrote them leave the server by mail (docs/decisions.md 22). */
export const pastoralPrayerEmail = (brand: Brand, origin: string): EmailContent => ({
  subject: 'Somebody has asked the pastoral team for prayer',
  greeting: 'Dear prayer team,',
  paragraphs: [
    `Somebody has asked the pastoral team for prayer at ${brand.name}. Whoever is on the team can read it there.`,
  ],
  button: { label: 'Open the prayers', url: `${origin}/soulfeed?scope=pastoral` },
  closing: ['Please look soon: nobody else may have read it yet.'],
});
