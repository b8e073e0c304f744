import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, type Db } from '../db/db.ts';
import { paths } from '../paths.ts';
import { createTestDatabase, engine, type TestDatabase } from '../testing/database.ts';
import { startServer } from '../testing/harness.ts';
import { folderTransport } from './folder.ts';
import { renderEmail, readBrand } from './emailLayout.ts';
import {
  createMail,
  enqueueMail,
  enqueueMailOncePer,
  MailRefused,
  type EmailContent,
  type Mail,
  type MailService,
  type Transport,
} from './service.ts';
import { smtpTransport } from './smtp.ts';

const brand = readBrand(paths.brand);
const quiet = pino({ level: 'silent' });
const MINUTE = 60_000;
const content = (more: Partial<EmailContent> = {}): EmailContent => ({
  subject: 'A letter',
  greeting: 'Hello Ruth,',
  paragraphs: ['Whither thou goest.'],
  button: { label: 'Go', url: 'https://lampstand.test/go#token=x' },
  closing: ['In peace.'],
  ...more,
});

let database: TestDatabase;
let db: Db;
const clock = { now: Date.UTC(2026, 10, 20) };
beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
});
afterAll(async () => {
  await db.close();
  await database.remove();
});
beforeEach(() => db.write(() => query('DELETE FROM outbox')));

const mailWith = (transport: Transport, on: Db = db): MailService => {
  const mail = createMail({
    db: on,
    transport,
    brand: () => brand,
    from: 'Lampstand <lamp@example.org>',
    log: quiet,
    now: () => clock.now,
  });
  mail.registerTemplate('letter', async (to) => ({ to, content: content() }));
  mail.registerTemplate('nothing', async () => null);
  return mail;
};
const enqueue = (to: string, kind = 'letter') => db.write(() => enqueueMail(kind, to, {}, clock.now));
const waiting = () => db.read(() => query<{ tries: number; next_try_at: number }>('SELECT * FROM outbox'));

/** A real SMTP server that answers as told. */
const startSmtp = async (refuse: (recipient: string) => number | null = () => null) => {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address);
      done(code === null ? null : Object.assign(new Error('not this one'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    transport: smtpTransport(`smtp://127.0.0.1:${port}`),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

describe('over SMTP', () => {
  it('arrives once, with text and HTML', async () => {
    const smtp = await startSmtp();
    await enqueue('ruth@example.org');
    const mail = mailWith(smtp.transport);
    expect(await mail.drain()).toBe(1);
    expect(await mail.drain()).toBe(0);
    expect(smtp.received).toHaveLength(1);
    const [{ to, raw } = { to: [], raw: '' }] = smtp.received;
    expect(to).toEqual(['ruth@example.org']);
    expect(raw).toMatch(/^From: Lampstand <lamp@example\.org>/m);
    expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.org>/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(await waiting()).toHaveLength(0);
    await smtp.close();
  });

  it('tries again later while the server is away or busy, and gives up what it refuses for good', async () => {
    const away = mailWith(smtpTransport('smtp://127.0.0.1:9'));
    await enqueue('ruth@example.org');
    expect(await away.drain()).toBe(0);
    expect(await waiting()).toMatchObject([{ tries: 1, next_try_at: clock.now + MINUTE }]);
    // Not before its time.
    expect(await away.drain()).toBe(0);
    expect(await waiting()).toMatchObject([{ tries: 1 }]);

    const smtp = await startSmtp((to) => (to.startsWith('gone') ? 550 : to.startsWith('busy') ? 451 : null));
    const mail = mailWith(smtp.transport);
    clock.now += MINUTE;
    await enqueue('gone@example.org');
    await enqueue('busy@example.org');
    expect(await mail.drain()).toBe(1);
    expect(await waiting()).toMatchObject([{ recipient: 'busy@example.org', tries: 1 }]);
    await smtp.close();
  });

  it('carries no header that somebody typed into an address', async () => {
    const smtp = await startSmtp();
    await enqueue('ruth@example.org\r\nBcc: everybody@example.org');
    await mailWith(smtp.transport).drain();
    for (const { to, raw } of smtp.received) {
      expect(to).not.toContain('everybody@example.org');
      expect(raw).not.toMatch(/^Bcc:/im);
    }
    await smtp.close();
  });
});

describe('the outbox', () => {
  const counting = () => {
    const sent: Mail[] = [];
    return { sent, transport: { send: async (mail: Mail) => void sent.push(mail) } };
  };

  it('given a transaction that is rolled back, then its mail is not sent', async () => {
    const { sent, transport } = counting();
    await db
      .write(function* () {
        yield* enqueueMail('letter', 'ruth@example.org', {}, clock.now);
        throw new Error('no');
      })
      .catch(() => undefined);
    await mailWith(transport).drain();
    expect(sent).toHaveLength(0);
  });

  it('given a process that is killed after commit, then each mail is sent once', async () => {
    const smtp = await startSmtp();
    // A process that stores 20 mails and is killed at once.
    const script = `
      import { openDatabase } from '${paths.root}/server/db/openDatabase.ts';
      import { enqueueMail } from '${paths.root}/server/mail/service.ts';
      const db = await openDatabase(${JSON.stringify(database.settings)});
      for (let n = 0; n < 20; n++) await db.write(() => enqueueMail('letter', 'crash' + n + '@example.org', {}, ${clock.now}));
      process.kill(process.pid, 'SIGKILL');`;
    // SQLite has one owner: the folder is let go for the other process and taken again.
    if (engine === 'sqlite') await db.close();
    await new Promise((resolve) =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }).on('close', resolve),
    );
    if (engine === 'sqlite') db = await database.open();
    expect(await mailWith(smtp.transport).drain()).toBe(20);
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(20);
    expect(smtp.received).toHaveLength(20);
    await smtp.close();
  });

  it('sends each mail once with several senders at it', async () => {
    const { sent, transport } = counting();
    const slow = {
      send: (mail: Mail) => new Promise<void>((resolve) => setTimeout(() => resolve(transport.send(mail)), 1)),
    };
    for (let index = 0; index < 40; index++) await enqueue(`many${index}@example.org`);
    const other = engine === 'postgres' ? await database.open() : db;
    const senders = [mailWith(slow), mailWith(slow, other), mailWith(slow), mailWith(slow, other)];
    for (let round = 0; round < 50 && (await waiting()).length > 0; round++)
      await Promise.all(senders.map((each) => each.drain()));
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
    if (other !== db) await other.close();
  });

  it('given a sender that died, then its mail is sent under the same id', async () => {
    const { sent, transport } = counting();
    await enqueue('ruth@example.org');
    const hanging = mailWith({ send: () => new Promise(() => undefined) });
    void hanging.drain();
    await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
    expect(await mailWith(transport).drain()).toBe(0);
    const [row] = await db.read(() => query<{ id: string }>('SELECT id FROM outbox'));
    clock.now += 5 * MINUTE;
    expect(await mailWith(transport).drain()).toBe(1);
    expect(sent[0]?.id).toBe(row?.id);
  });

  it('waits longer each time, and gives up after a day and a half', async () => {
    const failing = mailWith({ send: () => Promise.reject(new Error('away')) });
    await enqueue('ruth@example.org');
    const waits: number[] = [];
    for (let round = 0; round < 30; round++) {
      await failing.drain();
      const [row] = await waiting();
      if (!row) break;
      waits.push((row.next_try_at - clock.now) / MINUTE);
      clock.now = row.next_try_at;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 180, 180, 180, 180, 180]);
    expect(await waiting()).toHaveLength(0);
  });

  it('drops what there is no reason for any more, and what was refused', async () => {
    await enqueue('ruth@example.org', 'nothing');
    await enqueue('ruth@example.org', 'a kind of another release');
    expect(await mailWith({ send: () => Promise.reject(new MailRefused('no')) }).drain()).toBe(0);
    expect(await waiting()).toHaveLength(0);
  });
});

describe('a mail that stands for many', () => {
  const window = 60 * MINUTE;
  const happen = (to: string) => db.write(() => enqueueMailOncePer({ kind: 'letter', to, window }, clock.now));
  const sendNow = async () => {
    const sent: string[] = [];
    await mailWith({ send: async ({ to }) => void sent.push(to) }).drain();
    return sent;
  };

  it('leaves at once, and then once more when the window is over, if anything happened meanwhile', async () => {
    await happen('gather@example.org');
    expect(await sendNow()).toHaveLength(1);
    for (let count = 0; count < 5; count++) {
      clock.now += MINUTE;
      await happen('gather@example.org');
    }
    expect(await sendNow()).toEqual([]);
    clock.now += 55 * MINUTE - 1;
    expect(await sendNow()).toEqual([]);
    clock.now += 1;
    expect(await sendNow()).toHaveLength(1);
    // The next window begins with that one.
    clock.now += MINUTE;
    await happen('gather@example.org');
    expect(await sendNow()).toEqual([]);
    clock.now += 59 * MINUTE;
    expect(await sendNow()).toHaveLength(1);
    clock.now += window;
    expect(await sendNow()).toEqual([]);
    await happen('gather@example.org');
    expect(await sendNow()).toHaveLength(1);
  });

  it('given many at once, then at most one leaves and one waits, for each recipient', async () => {
    const two = ['many@example.org', 'others@example.org'];
    await Promise.all(Array.from({ length: 20 }, (_, index) => happen(two[index % 2] ?? '')));
    expect((await sendNow()).sort()).toEqual(two);
    expect((await waiting()).length).toBeLessThanOrEqual(2);
  });

  it('given that the mail server is away for days, then one waits, and none is lost', async () => {
    const away = mailWith({ send: async () => Promise.reject(new Error('away')) });
    for (let hour = 0; hour < 20; hour++) {
      await happen('away@example.org');
      await away.drain();
      clock.now += 61 * MINUTE;
    }
    expect(await waiting()).toHaveLength(1);
    clock.now += 180 * MINUTE;
    expect(await sendNow()).toEqual(['away@example.org']);
  });

  it('given one that is being sent, then another follows: it may have been written before', async () => {
    let during = async () => {};
    await happen('busy@example.org');
    during = () => happen('busy@example.org');
    await mailWith({ send: () => during() }).drain();
    expect(await waiting()).toEqual([expect.objectContaining({ next_try_at: clock.now + window })]);
  });
});

describe('without SMTP', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'lampstand-outbox-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('mails become files that only the operator reads, and their link goes to the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const outbox = join(folder, 'outbox');
    await enqueue('ruth@example.org');
    expect(await mailWith(folderTransport(outbox, log)).drain()).toBe(1);
    const files = await readdir(outbox);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{32}\.eml$/);
    const file = join(outbox, files[0] ?? '');
    expect((await stat(file)).mode & 0o077).toBe(0);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(/^To: ruth@example\.org/m);
    expect(text).toContain('multipart/alternative');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ link: 'https://lampstand.test/go#token=x', file });
  });

  it('mails of a deleted account leave the folder, those of others stay, and no row names the address', async () => {
    const outbox = join(folder, 'outbox');
    const transport = folderTransport(outbox, pino({ level: 'silent' }));
    const server = await startServer({ mail: { transport, reachesPeople: false } });
    const [gone, stays] = [await server.member(), await server.member()];
    await server.settle();
    expect(await readdir(outbox)).toHaveLength(2);
    expect((await gone.client.call('deleteAccount', { body: { password: gone.password } })).status).toBe(204);
    const rows = await server.db.read(() => query('SELECT * FROM outbox'));
    expect(JSON.stringify(rows)).not.toContain(gone.email);
    await server.settle();
    const [left, ...more] = await readdir(outbox);
    expect(more).toEqual([]);
    expect(await readFile(join(outbox, left ?? ''), 'utf8')).toContain(stays.email);
    expect(await server.db.read(() => query('SELECT * FROM outbox'))).toEqual([]);
    await server.close();
  });

  it('the log of a server with SMTP holds no link', async () => {
    const server = await startServer();
    const { email } = await server.member();
    await server.settle();
    const link = server.mails.find(({ to }) => to === email)?.link ?? '';
    expect(link).toContain('#token=');
    expect(server.logged.join('')).not.toContain(link.split('=')[1]);
    await server.close();
  });
});

describe('a letter', () => {
  it('shows a name that is made of tags as it was typed', () => {
    const { html, text } = renderEmail(content({ greeting: 'Hello <img src=x onerror="alert(1)">,' }), brand);
    expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt;,');
    expect(html).not.toContain('<img');
    expect(text).toContain('Hello <img src=x');
  });

  it('loads nothing from anywhere and wears the brand', () => {
    const { html } = renderEmail(content(), brand);
    expect(html).not.toMatch(/<(img|link|script|style)|url\(/);
    expect(html).toContain(brand.name);
    expect(html).toContain(brand.supportEmail);
    expect(html).toContain(brand.colours.light.accent);
  });
});
