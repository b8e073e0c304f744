import { z } from 'zod';
import type { KioskState } from '../../../core/bridge/kioskState.ts';
import { defaultTimeouts, type Timeouts } from './window/watchdog.ts';

const SECOND = 1_000;

const schema = z.object({
  /** Seconds, shorter than anybody may set. */
  idle: z.number().positive().optional(),
  countdown: z.number().positive().optional(),
  /** When the loop for passers-by begins, and how long a scene of it stands; without the first there is none. */
  attract: z.number().positive().optional(),
  scene: z.number().positive().optional(),
  /** How long the kiosk is taken to have run before it was started, and how often it looks whether the night has come. */
  uptime: z.number().positive().optional(),
  minute: z.number().positive().optional(),
  /** How long a page may take to load, or to say that it lives. */
  timeout: z.number().positive().optional(),
});

export type TestSettings = z.infer<typeof schema>;

/**
 * What the tests may change, and that they may drive the app from outside at all. A packaged app takes no notice of
 * LAMPSTAND_KIOSK_TEST: then this is null, whatever the environment says.
 */
export const readTestSettings = (environment: NodeJS.ProcessEnv, isPackaged: boolean): TestSettings | null => {
  const text = environment['LAMPSTAND_KIOSK_TEST'];
  return isPackaged || text === undefined ? null : schema.parse(JSON.parse(text));
};

export const timeoutsOf = (testing: TestSettings | null): Timeouts =>
  testing?.timeout ? { answer: testing.timeout * SECOND, load: testing.timeout * SECOND } : defaultTimeouts;

/** A test that does not ask for the loop has none in its way. */
export const attractTimesOf = (testing: TestSettings | null): KioskState['attract'] => {
  if (!testing) return { afterSeconds: 30, sceneSeconds: 10 };
  return testing.attract ? { afterSeconds: testing.attract, sceneSeconds: testing.scene ?? 10 } : null;
};
