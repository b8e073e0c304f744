export { ContextPanel } from './ContextPanel.tsx';
export { QuotedPassage } from './QuotedPassage.tsx';
export { ReadInContext } from './ReadInContext.tsx';
