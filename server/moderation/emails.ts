import type { Brand } from '../../core/contract/content.ts';
import { retention } from '../../core/rules/retention.ts';
import { findUser } from '../accounts/service.ts';
import type { EmailContent, MailService } from '../mail/service.ts';
import { makeAppealToken } from './appeals/appealTokens.ts';
import { APPEAL_DECIDED } from './appeals/tell.ts';
import { findAction } from './cases/actionStore.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { appealNotice } from './texts.ts';
import { URGENT_CASE, urgentEmail } from './urgentMail.ts';

/** The kind of the mail to who was banned. */
export const BAN = 'ban';

/** Has the desk's mails written, each when it is about to be sent. */
export const registerTemplates = ({ db, now, brand, linkOrigin }: ModerationDependencies, mail: MailService): void => {
  mail.registerTemplate(URGENT_CASE, async (to) => ({ to, content: urgentEmail(linkOrigin()) }));
  mail.registerTemplate(BAN, async (to, data) => {
    const { actionId } = data as { actionId: string };
    const action = await db.read(() => findAction(actionId));
    const user_id = action?.user_id;
    const user = user_id && (await db.read(() => findUser(user_id)));
    if (!action || !user || action.reversed_at !== null) return null;
    const owner = { action_id: action.id, user_id: user.id };
    const token = await db.write(() => makeAppealToken(owner, now() + retention.mailAppeal));
    return { to, content: banEmail(brand(), user.nickname, action.reason, linkOrigin(), token) };
  });
  mail.registerTemplate(APPEAL_DECIDED, async (to, data) => {
    const { upheld, reason } = data as { upheld: boolean; reason: string };
    return { to, content: decidedEmail(brand(), upheld, reason, linkOrigin()) };
  });
};

/** The token stands behind the `#`: it reaches no server, no proxy log and no mail scanner's fetch. */
const banEmail = (brand: Brand, nickname: string, reason: string, origin: string, token: string): EmailContent => ({
  subject: `Your ${brand.name} account has been closed`,
  greeting: `Hello ${nickname},`,
  paragraphs: [
    `Your ${brand.name} account has been closed, because something of it breaks our community standards.`,
    `Who decided it wrote: “${reason}”`,
    'If you see it differently, you may appeal, and somebody else will look at it.',
  ],
  button: { label: 'Write an appeal', url: `${origin}/appeal#token=${token}` },
  closing: ['The link works for 90 days. You can also sign in with your password to get there.'],
});

const decidedEmail = (brand: Brand, upheld: boolean, reason: string, origin: string): EmailContent => ({
  subject: `Your appeal at ${brand.name}`,
  greeting: 'Hello,',
  paragraphs: [appealNotice(upheld, reason)],
  button: upheld ? { label: 'Sign in', url: `${origin}/login` } : null,
  closing: upheld ? ['Your account is open again, with everything in it.'] : [],
});
