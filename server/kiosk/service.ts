import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { BodyOut, Reply } from '../../core/contract/endpoint.ts';
import type { addKiosk, askForPrayer, Kiosk, KioskWithCode, pairKiosk, ThisKiosk } from '../../core/contract/kiosk.ts';
import type { CheckInReply, KioskReport } from '../../core/contract/kioskScreen.ts';
import type { Signs } from '../../core/crisis/detector.ts';
import { CODE_LIFE, PRAYERS_PER_MINUTE, shownCode, type ScreenSettings } from '../../core/rules/kiosk/kiosk.ts';
import { newToken, tokenHash } from '../accounts/service.ts';
import type { Db } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import type { FindKiosk, Person } from '../http/identity/person.ts';
import { backoff, consumeOrRefuse, refuseTooManyRequests, resetCounters } from '../limits/service.ts';
import { enqueueMail } from '../mail/service.ts';
import { checkIn } from './checkIn.ts';
import { codeHash, newCode } from './codes.ts';
import { requestRestart } from './restarts.ts';
import {
  findByToken,
  findKiosk,
  insertKiosk,
  listKiosks,
  pair,
  removeKiosk,
  setCode,
  setScreen,
  setSeen,
  updateKiosk,
  type KioskRow,
} from './store.ts';
import { viewKiosk } from './view.ts';

type Settings = BodyOut<typeof addKiosk>;

export type KioskService = ReturnType<typeof createKiosks>;

interface Dependencies {
  db: Db;
  log: Logger;
  now: () => number;
  /** Keys the hashes of codes. */
  secret: string;
  /** The origin that a phone opens. */
  publicUrl: () => string;
  /** Whether that is the address that people use (PUBLIC_URL), and not just where this process listens. */
  publicOrigin: string | null;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
  findSigns: (words: string) => Signs | null;
}

const MINUTE = 60_000;
/** Wrong codes from one network: of 2 ** 39 codes nobody finds one of ten minutes' life. */
const wrongCodes = { free: 5, max: 15 * MINUTE, forget: 60 * MINUTE };

export const PRAYER_REQUEST = 'prayer-request';

/** What admins do with kiosks. */
const createManagement = ({ db, log, now, secret, publicOrigin }: Dependencies) => {
  const view = (row: KioskRow, at: number): Kiosk => viewKiosk(row, at, publicOrigin !== null);
  const found = (row: KioskRow | undefined): KioskRow => {
    if (!row) throw notFound('There is no such kiosk.');
    return row;
  };
  const openCode = async (id: string): Promise<KioskWithCode> => {
    const code = newCode();
    const at = now();
    const row = await db.write(() => setCode(id, codeHash(secret, code), at + CODE_LIFE));
    return { kiosk: view(found(row), at), code: shownCode(code) };
  };

  return {
    list: async () => (await db.read(listKiosks)).map((row) => view(row, now())),
    async add(by: string, settings: Settings): Promise<KioskWithCode> {
      const id = randomUUID();
      await db.write(() => insertKiosk(id, columnsOf(settings), now()));
      log.info({ event: 'kiosk_added', by, kiosk: id });
      return openCode(id);
    },
    change: async (id: string, settings: Settings) =>
      view(found(await db.write(() => updateKiosk(id, columnsOf(settings)))), now()),
    async newCode(by: string, id: string): Promise<KioskWithCode> {
      const opened = await openCode(id);
      log.info({ event: 'kiosk_code', by, kiosk: id });
      return opened;
    },
    async setScreen(by: string, id: string, settings: ScreenSettings): Promise<Kiosk> {
      const row = found(await db.write(() => setScreen(id, JSON.stringify(settings))));
      log.info({ event: 'kiosk_screen_changed', by, kiosk: id });
      return view(row, now());
    },
    async restart(by: string, id: string): Promise<Kiosk> {
      const at = now();
      const row = found(await db.write(() => requestRestart(id, at)));
      log.info({ event: 'kiosk_restart', by, kiosk: id });
      return view(row, at);
    },
    async revoke(by: string, id: string): Promise<void> {
      if (!(await db.write(() => removeKiosk(id)))) throw notFound('There is no such kiosk.');
      log.info({ event: 'kiosk_revoked', by, kiosk: id });
    },
  };
};

const unpaired = () => new HttpError('kiosk_unpaired', 'This is for screens that are connected to their church.');

/** What the device in the lobby asks for. */
const createDevice = ({ db, log, now, secret, publicUrl, wakeMail, findSigns }: Dependencies) => {
  /** Throws 401 for everybody but a paired kiosk. */
  const ofPerson = async ({ kiosk }: Person): Promise<KioskRow> => {
    const row = kiosk && (await db.read(() => findKiosk(kiosk.id)));
    if (!row) throw unpaired();
    return row;
  };

  return {
    /** `network` counts the wrong codes. */
    async pair(network: string, code: string): Promise<Reply<typeof pairKiosk>> {
      const at = now();
      const subject = `kiosk-pair:${network}`;
      // Counted by itself: a wrong code must not take its own counting back.
      refuseTooManyRequests(await db.write(() => backoff(subject, wrongCodes, at)), at);
      const token = newToken();
      const row = await db.write(function* () {
        const paired = yield* pair(codeHash(secret, code), tokenHash(token), at);
        if (paired) yield* resetCounters([subject]);
        return paired;
      });
      if (!row)
        throw new HttpError(
          'link_invalid',
          'That code did not work. A code works once, for ten minutes: please ask for a new one.',
        );
      log.info({ event: 'kiosk_paired', kiosk: row.id });
      return { token, name: row.name };
    },
    async about(person: Person): Promise<ThisKiosk> {
      const { name, asks_for_prayer } = await ofPerson(person);
      return { name, asksForPrayer: asks_for_prayer === 1, publicUrl: publicUrl() };
    },
    async checkIn(person: Person, report: KioskReport): Promise<CheckInReply> {
      const { id } = await ofPerson(person);
      const told = await db.write(() => checkIn(id, report, now()));
      // Removed in this very moment.
      if (!told) throw unpaired();
      return { ...told, publicUrl: publicUrl() };
    },
    async askForPrayer(person: Person, request: BodyOut<typeof askForPrayer>): Promise<void> {
      const { id, name: kiosk, asks_for_prayer, prayer_address: to } = await ofPerson(person);
      if (asks_for_prayer !== 1 || to === null)
        throw new HttpError('forbidden', 'This church does not take prayer requests at its screen.');
      const at = now();
      // The screen has shown the lines to call, and the person sends it all the same: who reads it should know at a glance.
      const urgent = findSigns(request.text)?.certain === true;
      await db.write(function* () {
        yield* consumeOrRefuse(`kiosk-prayer:${id}`, { max: PRAYERS_PER_MINUTE, window: MINUTE }, at);
        yield* enqueueMail(PRAYER_REQUEST, to, { kiosk, urgent, ...request }, at);
      });
      wakeMail();
      log.info({ event: 'prayer_requested', kiosk: id });
    },
  };
};

export const createKiosks = (deps: Dependencies) => ({ ...createManagement(deps), ...createDevice(deps) });

const columnsOf = ({ name, perMinute, asksForPrayer, prayerAddress }: Settings) => ({
  name,
  per_minute: perMinute,
  asks_for_prayer: asksForPrayer ? 1 : 0,
  prayer_address: prayerAddress,
});

/** Knows devices by their token, and notes when each was last seen, to the minute. */
export const createFindKiosk =
  (db: Db, now: () => number): FindKiosk =>
  async (token) => {
    const row = token.length === 43 ? await db.read(() => findByToken(tokenHash(token))) : undefined;
    if (!row) return null;
    const at = now();
    if (at - (row.last_seen_at ?? 0) >= MINUTE) await db.write(() => setSeen(row.id, at));
    return { id: row.id, perMinute: row.per_minute };
  };
