export { CopyButton } from './CopyButton.tsx';
export { ShareButton } from './ShareButton.tsx';
