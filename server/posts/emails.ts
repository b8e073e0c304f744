import type { Brand } from '../../core/contract/content.ts';
import type { EmailContent } from '../mail/service.ts';

export const PASTORAL_PRAYER = 'pastoral-prayer';

/** To the church's prayer address, at most one an hour, for all who asked meanwhile. Neither words nor who wrote them leave the server by mail (docs/decisions.md 22). */
export const pastoralPrayerEmail = (brand: Brand, origin: string): EmailContent => ({
  subject: 'The pastoral team was asked for prayer',
  greeting: 'Dear prayer team,',
  paragraphs: [`The pastoral team was asked for prayer at ${brand.name}. Whoever is on the team can read it there.`],
  button: { label: 'Open the prayers', url: `${origin}/soulfeed?scope=pastoral` },
  closing: ['Please look soon: nobody else may have read it yet.'],
});
