export { ContextPanel } from './ContextPanel.tsx';
export { ReadInContext } from './ReadInContext.tsx';
