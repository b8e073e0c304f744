import { lazyPart } from '../../platform/lazyPart.tsx';

// What the pages of families use of circles.

export { circlePath, isMember, useCircles } from './circles.ts';
export { emptyDraft } from './list/emptyDraft.ts';
export { Problem } from './parts/Problem.tsx';
export { useAction } from './useAction.ts';

const load = () => import('./sharedParts.ts');

export const CreateCircle = lazyPart(async () => (await load()).CreateCircle);
export const InviteLinks = lazyPart(async () => (await load()).InviteLinks);
