import type { Verse as Passage } from '../../../../core/contract/search.ts';
import { verseShareText } from '../../../../core/rules/share.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Tools } from '../../../ui/layout/Tools.tsx';
import { Label } from '../../../ui/text/Label.tsx';
import { Verse } from '../../../ui/text/Verse.tsx';
import { SaveButton } from '../../notes/index.ts';
import { ReadInContext } from '../../scripture/index.ts';
import { ShareButton } from '../../sharing/index.ts';
import { scriptureNotices } from '../../site/index.ts';

const TITLE = 'Today’s verse';

/** One passage a day, the same on every device of that date. */
export const TodaysVerse = ({ verse: { ref, text, translation } }: { verse: Passage }) => (
  <Card lit>
    <Label level={2}>{TITLE}</Label>
    <Verse text={text} reference={ref} translation={translation} />
    <Tools>
      <SaveButton noteType="verse" topic={TITLE} content={text} source={`${ref} (${translation})`} />
      <ReadInContext reference={ref} />
      <ShareButton
        content={{ title: TITLE, text: verseShareText(text, `${ref}, ${translation}`, scriptureNotices.esvShort) }}
        label={`Share: ${ref}`}
      />
    </Tools>
  </Card>
);
