import type { Saved } from '../../core/contract/journal.ts';
import type { TestClient } from './client.ts';

export const words = { title: 'For my mother', content: 'Be with her.' };

export const add = async (client: TestClient, more: Record<string, unknown> = {}): Promise<Saved> =>
  (await client.call('addPrayer', { body: { ...words, ...more } })).data;

export const edit = (client: TestClient, id: string, body: Record<string, unknown>) =>
  client.call('editPrayer', { params: { id }, body });

export const remove = (client: TestClient, id: string, revision: number, more: Record<string, string> = {}) =>
  client.call('deletePrayer', { params: { id }, query: { revision: String(revision), ...more } });

export const feed = async (client: TestClient, since = 0, limit = 500) =>
  (await client.call('prayerChanges', { query: { since: String(since), limit: String(limit) } })).data;
