import type { TestProject } from 'vitest/node';
import { createTemplate } from './database.ts';

/** Vitest calls this once for each engine, before its first test; its workers inherit what it sets. */
export const setup = ({ config }: TestProject): Promise<() => Promise<void>> =>
  createTemplate(config.env['LAMPSTAND_TEST_DB'] === 'pg' ? 'postgres' : 'sqlite');
