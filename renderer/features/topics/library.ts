import titleFile from '../../../content/generated/titles.json';
import type { LifeNote, TopicContent } from '../../../core/contract/library.ts';
import type { DangerKind } from '../../../core/crisis/danger.ts';
import { readContent } from '../../api/content.ts';

const noteUrls = import.meta.glob<string>('../../../content/generated/notes/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const topicUrls = import.meta.glob<string>('../../../content/generated/topics/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface NoteTitle {
  id: string;
  title: string;
  category: string;
  danger?: DangerKind;
}

/** Every life note by id, title and category. */
export const noteTitles = titleFile as readonly NoteTitle[];

/** The life note with this id; null when there is none. */
export const loadNote = async (id: string): Promise<LifeNote | null> => {
  const url = noteUrls[`../../../content/generated/notes/${id}.json`];
  return url ? readContent<LifeNote>(url) : null;
};

/** The older topic with this id; null when there is none. */
export const loadTopic = async (id: string): Promise<TopicContent | null> => {
  const url = topicUrls[`../../../content/generated/topics/${id}.json`];
  return url ? readContent<TopicContent>(url) : null;
};
