import type { Verse as Passage } from '../../../core/contract/search.ts';
import { Tools } from '../../ui/layout/Tools.tsx';
import { SaveButton } from '../notes/index.ts';
import { ReadInContext } from './ReadInContext.tsx';

/** What can be done with a passage. */
export const VerseTools = ({ topic, verse: { ref, text, translation } }: { topic: string; verse: Passage }) => (
  <Tools>
    <SaveButton noteType="verse" topic={topic} content={text} source={`${ref} (${translation})`} />
    <ReadInContext reference={ref} />
  </Tools>
);
