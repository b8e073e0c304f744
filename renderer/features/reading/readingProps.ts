import type { ReactNode } from 'react';
import type { Verse } from '../../../core/contract/search.ts';
import type { Shareable } from '../sharing/index.ts';

interface Text {
  label: string;
  text: string;
  /** The words of the specification for what is not there: read, but not saved. */
  isDefault?: boolean;
}

export interface ReadingProps {
  topic: string;
  /** Of the labels: 2 below a page's own heading, 3 below that of a part. */
  level: 2 | 3;
  verses: Verse[];
  /** Above the passages after the first, where they are a list of their own. */
  furtherLabel?: string;
  note: Text;
  /** Below the note. */
  afterNote?: ReactNode;
  /** Below the first passage. */
  afterVerse?: ReactNode;
  nextStep?: string;
  prayer: Text;
  /** Goes with what is saved of generated words. */
  source?: string;
  card: Shareable;
}
