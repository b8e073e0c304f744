export { CopyButton } from './CopyButton.tsx';
export { ImageShareButton } from './image/ImageShareButton.tsx';
export { shareableCard, shareableNote } from './shareables.ts';
export { ShareButton } from './ShareButton.tsx';
export { share } from './share.ts';
export type { Shareable } from './shareTargets.ts';
