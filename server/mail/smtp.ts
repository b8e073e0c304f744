import { createTransport } from 'nodemailer';
import { MailRefused, type Mail, type Transport } from './service.ts';

/** Answers of 500 and above to an address are for good; to a connection or a sign-in they may be mended. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
};

/** The fields of a mail as nodemailer takes them; both transports use it, so that both write the same mail. */
export const messageOf = (mail: Mail) => ({
  from: mail.from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${hostOf(mail.from)}>`,
  // Marks it as sent by a machine, so that out-of-office answers stay away.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Of whoever a mail is from. */
const hostOf = (from: Mail['from']): string =>
  /@([\w.-]+)/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost';

/** Sends through SMTP_URL. */
export const smtpTransport = (url: string): Transport => {
  const smtp = createTransport(url, {});
  Object.assign(smtp.options, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return {
    async send(mail) {
      try {
        await smtp.sendMail(messageOf(mail));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused('the mail was refused', { cause: error }) : error;
      }
    },
  };
};
