import type { Migration } from '../db.ts';
import { addTrigrams } from '../trigrams.ts';

/** The index of the admin's search. */
export const userSearch: Migration = (knex) => addTrigrams(knex, 'user');
