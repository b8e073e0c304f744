import { lazyPart } from '../../platform/lazyPart.ts';

// What the pages of families use of circles.

export { circlePath, isMember, useCircles } from './circles.ts';
export { emptyDraft } from './list/emptyDraft.ts';
export { Problem } from './parts/Problem.tsx';
export { useAction } from './useAction.ts';
export const CreateCircle = lazyPart(() => import('./list/CreateCircle.tsx').then((module) => module.CreateCircle));
export const InviteLinks = lazyPart(() => import('./settings/InviteLinks.tsx').then((module) => module.InviteLinks));
