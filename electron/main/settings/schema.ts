import { z } from 'zod';
import { shortcuts } from '../../../core/bridge/shortcuts.ts';
import { readServerAddress } from '../../../core/rules/serverAddress.ts';

const whole = z.number().int().min(-100_000).max(100_000);

/** What the app remembers between starts. Every value read from the file goes through here. */
export const schemas = {
  serverAddress: z.string().refine((text) => readServerAddress(text) !== null),
  /** The file was damaged, and where the person's account is stood in it. */
  serverLost: z.boolean(),
  window: z.object({
    x: whole.optional(),
    y: whole.optional(),
    width: whole.min(1),
    height: whole.min(1),
    isMaximized: z.boolean(),
  }),
  closeToTray: z.boolean(),
  shortcut: z.enum(shortcuts).nullable(),
};

export type Values = { [Key in keyof typeof schemas]: z.output<(typeof schemas)[Key]> };
export type WindowState = Values['window'];

/** The part of electron-store that we use. */
export interface Store {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

export interface Settings {
  /** The value, or undefined when it was never set or makes no sense. */
  get<Key extends keyof Values>(key: Key): Values[Key] | undefined;
  /** Whether there is a value, be it one that makes no sense. */
  has(key: keyof Values): boolean;
  set<Key extends keyof Values>(key: Key, value: Values[Key]): void;
}

/** Settings over a store. One bad value is as if unset, and costs the person none of the others. */
export const createSettings = (store: Store): Settings => ({
  get: (key) => {
    const result = schemas[key].safeParse(store.get(key));
    return result.success ? (result.data as Values[typeof key]) : undefined;
  },
  has: (key) => store.get(key) !== undefined,
  set: (key, value) => store.set(key, value),
});
