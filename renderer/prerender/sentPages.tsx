import type { ReactNode } from 'react';
import helplineFile from '../../content/generated/helplines.json';
import homeFile from '../../content/generated/home.json';
import libraryFile from '../../content/generated/library.json';
import type { Helplines } from '../../core/contract/content.ts';
import type { Library, LifeNote, TopicContent } from '../../core/contract/library.ts';
import type { DangerKind } from '../../core/crisis/danger.ts';
import { CrisisView } from '../features/crisis/index.ts';
import { BackHome } from '../ui/layout/BackHome.tsx';
import layout from '../ui/layout/layout.module.css';

/** A page as the server sends it: as far as it is the same for everybody. */
export interface SentPage {
  path: string;
  /** What the page asks for, by the keys of its queries. */
  data?: readonly (readonly [key: readonly string[], value: unknown])[];
  /** The last of it that is sent. */
  until?: '</figure>' | '</form>';
  /** Drawn in the place of the page's own. */
  main?: ReactNode;
  /** The church's country, whose lines to call are shown. */
  country?: string;
}

const { notes, topics } = libraryFile as unknown as Library;
const { countries } = helplineFile as Helplines;

/** A direct visit counts as a search: what a link's card shows is sent, title and verse, and the app decides about the rest. */
const readingPage = (what: 'note' | 'topic', id: string, view: object): SentPage => ({
  path: `/${what}/${id}`,
  data: [[[`${what}-view`, id], view]],
  until: '</figure>',
});

const notePage = (note: LifeNote): SentPage => readingPage('note', note.id, { title: note.challenge, note });

const topicPage = (topic: Omit<TopicContent, 'challenge' | 'synonyms'>): SentPage =>
  readingPage('topic', topic.id, topic);

/** As the topic's page makes one of a life note (renderer/features/topics/topicPage.ts). */
const topicOfNote = ({ id, challenge, reflection, verse, references, prayer }: LifeNote): SentPage =>
  topicPage({ id, title: challenge, notes: [reflection], verses: [verse, ...references], prayers: [prayer] });

/**
 * The card with lines to call: for each country of a church, and where it has told none with the lines of all countries that
 * speak the card's language, each under the country's name.
 */
const crisisPages = (path: string, kind: DangerKind | null): SentPage[] => {
  const danger = kind && ({ kind, subject: 'self' } as const);
  const card = (language?: string) => (
    <div className={layout.page}>
      {!danger && <BackHome />}
      <CrisisView danger={danger} language={language} typed={false} onLeave={() => undefined} />
    </div>
  );
  return [{ path, main: card('en') }, ...countries.map(({ country }) => ({ path, country, main: card() }))];
};

/** All pages that are sent drawn. */
export const sentPages: SentPage[] = [
  { path: '/' },
  ...homeFile.categories.map(({ id }): SentPage => ({ path: `/category/${id}`, until: '</form>' })),
  ...crisisPages('/helplines', null),
  ...notes.flatMap((note) =>
    note.danger
      ? [...crisisPages(`/note/${note.id}`, note.danger), ...crisisPages(`/topic/${note.id}`, note.danger)]
      : [notePage(note), ...(topics.some(({ id }) => id === note.id) ? [] : [topicOfNote(note)])],
  ),
  ...topics.map(topicPage),
];

/** Of every other page its frame alone is sent. */
export const otherPage: SentPage = { path: '/login', main: <></> };
