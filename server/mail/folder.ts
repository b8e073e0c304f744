import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { recipientKey, type Transport } from './service.ts';
import { messageOf } from './smtp.ts';

/**
 * Without SMTP: each mail becomes an .eml file that any mail program opens, and its link goes to the log, so that
 * nobody is locked out of a server that can't send mail (docs/decisions.md 10).
 */
export const folderTransport = (folder: string, log: Logger): Transport => {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await writer.sendMail(messageOf(mail));
      const file = join(folder, `${mail.id}-${recipientKey(mail.to)}.eml`);
      // Whoever reads the folder never sees half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info(
        { file, subject: mail.subject, link: mail.link },
        'mail written to the outbox folder (SMTP_URL is not set)',
      );
    },
    async forget(recipient) {
      const names = await readdir(folder).catch(() => []);
      const theirs = names.filter((name) => name.includes(`-${recipient}.eml`));
      for (const name of theirs) await rm(join(folder, name), { force: true });
    },
  };
};
