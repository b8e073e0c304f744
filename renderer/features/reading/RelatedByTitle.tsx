import { useQuery } from '@tanstack/react-query';
import { loadNote, noteTitles } from '../topics/index.ts';
import { Related } from './Related.tsx';
import { relatedTo } from './related.ts';

/** Pages to go on to from the answer of this title, where it is that of a note. */
export const RelatedByTitle = ({ title }: { title: string }) => {
  const id = noteTitles.find((each) => each.title === title && !each.danger)?.id;
  const { data: note } = useQuery({
    queryKey: ['note', id],
    queryFn: () => (id ? loadNote(id) : null),
    enabled: id !== undefined,
  });
  return note && <Related links={relatedTo(note)} />;
};
