const HOUR = 60 * 60_000;

/** When the app restarts each night, so that no screen runs for months: at its hour, and only when nobody is there. */
export const isRestartDue = (now: Date, hour: number, uptime: number, isUsed: boolean): boolean =>
  !isUsed && now.getHours() === hour && uptime > 2 * HOUR;
