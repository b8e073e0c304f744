import type { NewItem } from '../../../core/journal/store.ts';
import { item } from '../../../core/sync/testing/conformanceRows.ts';
import { newPost } from '../../../core/sync/testing/simulation/simulation.ts';

/** Ann's post, as it waits. */
export const post = (id: string): NewItem => item(id, 'ann', { kind: 'post', post: newPost(`of ${id}`) });
