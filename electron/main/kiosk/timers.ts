import type { SiteFollower } from '../site/followSite.ts';
import type { Kiosk } from './kiosk.ts';
import { isRestartDue } from './nightlyRestart.ts';
import type { Printing } from './printing/printing.ts';
import type { Pairing } from './staff/pairing.ts';
import type { TestSettings } from './testSettings.ts';
import type { IdleTimer } from './window/idleTimer.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
/** Looked up each time: the tests put the clock forward. */
export const now = (): number => Date.now();

interface Timed {
  idle: IdleTimer;
  pairing: Pairing;
  kiosk: Kiosk;
  siteFollower: SiteFollower;
  printing: Printing;
  testing: TestSettings | null;
  restart(): void;
}

/** What a kiosk does again and again, whether somebody is there or not. */
export const startTimers = ({ idle, pairing, kiosk, siteFollower, printing, testing, restart }: Timed): void => {
  const startedAt = now();
  void siteFollower.ask();
  setInterval(() => idle.tick(), SECOND / 4);
  const eachMinute = async (): Promise<void> => {
    void siteFollower.ask();
    if (kiosk.preferences().printing) await printing.look();
    void pairing.refresh();
    const uptime = now() - startedAt + (testing?.uptime ?? 0) * SECOND;
    const { restartHour } = kiosk.preferences();
    if (isRestartDue(new Date(), restartHour, uptime, idle.isUsed())) restart();
  };
  setInterval(() => void eachMinute(), testing?.minute ? testing.minute * SECOND : MINUTE);
};
