import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** `block` hides both from each other, `mute` only the other from oneself. Neither is told. */
export const blockKind = z.enum(['block', 'mute']);
export type BlockKind = z.infer<typeof blockKind>;

const block = z.strictObject({ userId: z.uuid(), nickname: z.string(), kind: blockKind });
export type Block = z.infer<typeof block>;

/** Whom the person blocked or muted, at most 1,000. */
export const blocks = endpoint(routes.blocks, { reply: z.array(block) });

/** Blocks or mutes somebody; a second call changes the kind. Answers with the whole list. 404 for nobody, 400 for oneself. */
export const addBlock = endpoint(routes.addBlock, {
  body: z.strictObject({ userId: z.uuid(), kind: blockKind }),
  reply: z.array(block),
});

/** Alike whether or not there was one. */
export const removeBlock = endpoint(routes.removeBlock, { params: z.strictObject({ userId: z.uuid() }) });
