import { createHash } from 'node:crypto';
import { base, en, Faker } from '@faker-js/faker';

/** Random choices that come out the same for the same text. Each stream of rows has one of its own. */
export const createFaker = (seed: string): Faker => {
  const faker = new Faker({ locale: [en, base] });
  faker.seed(createHash('sha256').update(seed).digest().readUInt32BE());
  return faker;
};
