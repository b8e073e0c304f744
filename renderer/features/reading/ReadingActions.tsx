import { Bookmark, Ellipsis } from 'lucide-react';
import type { Verse } from '../../../core/contract/search.ts';
import { ActionBar } from '../../ui/controls/ActionBar.tsx';
import { ActionMenu } from '../../ui/controls/ActionMenu.tsx';
import { PrintButton } from '../../ui/controls/PrintButton.tsx';
import { ReadAloud } from '../../ui/controls/ReadAloud.tsx';
import { DisplayButton } from '../display/index.ts';
import { SaveButton } from '../notes/index.ts';
import { CopyButton, ImageShareButton, ShareButton } from '../sharing/index.ts';
import { ContextButton, SaveVerse } from './Passage.tsx';
import type { ReadingProps } from './readingProps.ts';

interface ReadingActionsProps extends Pick<ReadingProps, 'topic' | 'note' | 'prayer' | 'source' | 'card'> {
  first: Verse | undefined;
  context: { isOpen: boolean; onToggle(): void };
}

/** What can be done with the page that is read: save, copy, share and listen at once, the rest behind three dots. */
export const ReadingActions = ({ topic, note, prayer, source, card, first, context }: ReadingActionsProps) => {
  const kept = { topic, ...(source && { source }) };
  const words = [first && `${first.text}\n${first.ref}.`, note.text, prayer.text].filter(Boolean).join('\n\n');
  return (
    <ActionBar label="Actions">
      <ActionMenu inBar icon={<Bookmark size={20} aria-hidden />} label="Save" name="Save">
        {first && <SaveVerse topic={topic} verse={first} />}
        {note.text && !note.isDefault && <SaveButton key={note.text} noteType="wisdom" content={note.text} {...kept} />}
        {prayer.text && <SaveButton key={`prayer ${prayer.text}`} noteType="prayer" content={prayer.text} {...kept} />}
      </ActionMenu>
      <CopyButton text={card.text} />
      <ShareButton content={card} />
      <ReadAloud text={words} what="page" />
      <DisplayButton className="" />
      <ActionMenu inBar icon={<Ellipsis size={20} aria-hidden />} label="Actions" name="More actions">
        {first && <ContextButton verse={first} isOpen={context.isOpen} onToggle={context.onToggle} />}
        <ImageShareButton card={card} />
        <PrintButton />
      </ActionMenu>
    </ActionBar>
  );
};
