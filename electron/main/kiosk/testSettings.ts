import { z } from 'zod';

const schema = z.object({
  /** Seconds, shorter than anybody may set. */
  idle: z.number().positive().optional(),
  countdown: z.number().positive().optional(),
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
