import type { Work } from '../db/db.ts';

/** What one feature keeps about a person: for "download my data" and "delete my account" (decision 13). */
export interface PersonalFeature {
  name: string;
  export(userId: string): Work<unknown>;
  erase(userId: string): Work<void>;
}

export interface PersonalData {
  register(feature: PersonalFeature): void;
  exportAll(userId: string): Work<Record<string, unknown>>;
  /** Everything goes in the caller's transaction, or nothing does. */
  eraseAll(userId: string): Work<void>;
}

/** Every feature that stores something under an account registers here (in server/features.ts). */
export const createPersonalData = (): PersonalData => {
  const features = new Map<string, PersonalFeature>();
  return {
    register(feature) {
      if (features.has(feature.name)) throw new Error(`personal data of "${feature.name}" is registered twice`);
      features.set(feature.name, feature);
    },
    *exportAll(userId) {
      const all: Record<string, unknown> = {};
      for (const feature of features.values()) all[feature.name] = yield* feature.export(userId);
      return all;
    },
    *eraseAll(userId) {
      for (const feature of features.values()) yield* feature.erase(userId);
    },
  };
};
