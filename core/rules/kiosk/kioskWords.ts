import type { NetworkFailure, Paper, PrintingState } from './kiosk.ts';

export const paperNames: Readonly<Record<Paper, string>> = {
  '58mm': 'Receipt roll, 58 mm',
  '80mm': 'Receipt roll, 80 mm',
  a5: 'A5 sheet',
};

/** How printing is at a kiosk, for those who look after it. */
export const printingWords: Readonly<Record<PrintingState, string>> = {
  off: 'Printing is off',
  ready: 'Printing is ready',
  unset: 'Printing is on, but no printer was chosen at the kiosk',
  missing: 'The kiosk’s computer does not find its printer',
  failed: 'The printer refused the last note',
  slow: 'The printer did not take the last note in time',
};

export const failureWords: Readonly<Record<NetworkFailure, string>> = {
  offline: 'no connection',
  timeout: 'no answer in time',
  certificate: 'a certificate that is not trusted',
  refused: 'the server refused',
};

/** What a kiosk's screen can be set to, as it is offered there and in the dashboard. */
export const idleChoices = [20, 30, 45, 60, 90, 120, 180, 300, 600].map(
  (seconds) => [seconds, seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`] as const,
);
export const hourChoices = Array.from(
  { length: 24 },
  (_, hour) => [hour, `${String(hour).padStart(2, '0')}:00`] as const,
);

/** A choice that is not among those offered, as it came from afar, is offered too. */
export const withChosen = <T>(
  choices: readonly (readonly [T, string])[],
  chosen: T,
): readonly (readonly [T, string])[] =>
  choices.some(([value]) => value === chosen) ? choices : [...choices, [chosen, String(chosen)]];
