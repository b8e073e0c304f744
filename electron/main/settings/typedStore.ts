import type { z } from 'zod';

/** The part of electron-store, and of a Map, that we use. */
export interface Backing {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): void;
}

/** Values by name, each of them checked when it is read. One that makes no sense is as if unset, and costs no other. */
export const createTypedStore = <Schemas extends Record<string, z.ZodType>>(schemas: Schemas, backing: Backing) => {
  type Name = keyof Schemas & string;
  return {
    /** The value, or undefined when it was never set or makes no sense. */
    get: <Key extends Name>(key: Key) =>
      schemas[key]?.safeParse(backing.get(key)).data as z.output<Schemas[Key]> | undefined,
    /** Whether there is a value, be it one that makes no sense. */
    has: (key: Name) => backing.get(key) !== undefined,
    set: <Key extends Name>(key: Key, value: z.output<Schemas[Key]>): void => backing.set(key, value),
    forget: (key: Name): void => backing.delete(key),
  };
};
