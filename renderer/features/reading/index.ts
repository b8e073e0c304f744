export { Passage } from './Passage.tsx';
export { Reading, readingPage } from './Reading.tsx';
export { Related } from './Related.tsx';
export { RelatedByTitle } from './RelatedByTitle.tsx';
export { relatedTo, type RelatedLinks } from './related.ts';
export { TitleBlock } from './TitleBlock.tsx';
