import type { Faker } from '@faker-js/faker';
import type { Library } from '../../../core/contract/library.ts';
import { reactionKinds, type Audience, type PostType, type ReactionKind } from '../../../core/contract/posts.ts';
import { isMinor } from '../../../core/rules/ages.ts';
import { streamOf } from '../../posts/streams.ts';
import type { StoredPost } from '../../posts/store/row.ts';
import { createFaker } from '../faker.ts';
import { registeredBefore, type DemoPerson, type Plan } from '../people.ts';
import type { DemoCircle } from './circles.ts';
import { posts as postTexts, shared, shoutOuts } from './texts.ts';

export interface DemoPost {
  row: StoredPost;
  reactions: Record<ReactionKind, string[]>;
}

/** Who writes, where, and who reads it. */
export interface Community {
  /** Those who may take part, in the order of their registration. */
  people: readonly DemoPerson[];
  circles: readonly DemoCircle[];
  pastoral: readonly DemoPerson[];
  count: number;
}

interface Words {
  type: PostType;
  text: string;
  tags: readonly string[];
  story?: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Posts of the last days, each by somebody who was there, with as many reactions as it counts. */
export function* createPosts(
  { seed, library, days, until }: Omit<Plan, 'people' | 'count'>,
  { people, circles, pastoral, count }: Community,
): Generator<DemoPost> {
  const [first] = people;
  if (!first) return;
  const faker = createFaker(`${seed}/posts`);
  const nextWords = createWords(faker, library);
  const places = placesOf(circles);
  const from = Math.max(until - days * DAY, first.createdAt + 1);
  for (let index = 0; index < count; index++) {
    const createdAt = faker.number.int({ min: from, max: until - 1 });
    const author = people[faker.number.int(registeredBefore(people, createdAt) - 1)] ?? first;
    const words = nextWords();
    const joined = (places.get(author.id) ?? []).filter(({ joinedAt }) => joinedAt < createdAt);
    const circle = joined.length > 0 ? faker.helpers.arrayElement(joined).circle : null;
    const audience = audienceOf(faker, words.type, circle !== null);
    const place = {
      audience,
      circle_id: audience === 'circle' && circle ? circle.row.id : null,
      status: 'published' as const,
    };
    const row = rowOf(faker, { author, words, place, createdAt, until });
    const readers = { everyone: people, circle: circle ? insideOf(circle) : [], pastoral, me: [] }[audience];
    yield reactedTo(faker, row, readers);
  }
}

/** The circles that each person is in. */
const placesOf = (circles: readonly DemoCircle[]) => {
  const places = new Map<string, { circle: DemoCircle; joinedAt: number }[]>();
  for (const circle of circles)
    for (const { person, state, joinedAt } of circle.members)
      if (state === 'member') places.set(person.id, [...(places.get(person.id) ?? []), { circle, joinedAt }]);
  return places;
};

const insideOf = ({ members }: DemoCircle): DemoPerson[] =>
  members.filter(({ state }) => state === 'member').map(({ person }) => person);

/** Every text comes once before one comes again; a verse now and then between them. */
const createWords = (faker: Faker, library: Library) => {
  let waiting: Words[] = [];
  return (): Words => {
    if (faker.datatype.boolean(0.15)) {
      const { verse } = faker.helpers.arrayElement(library.notes);
      const text = `${faker.helpers.arrayElement(shared)}\n\n“${verse.text}” ${verse.ref} (${verse.translation})`;
      return { type: 'scripture_share', text, tags: ['scripture'] };
    }
    if (waiting.length === 0) waiting = faker.helpers.shuffle([...postTexts]);
    const next = waiting.pop();
    if (!next) throw new Error('there are no texts of posts');
    return { ...next, text: next.text.replace('{name}', faker.person.firstName()) };
  };
};

const audienceOf = (faker: Faker, type: PostType, hasCircle: boolean): Audience => {
  const audience = faker.helpers.weightedArrayElement<Audience>([
    { value: 'everyone', weight: 62 },
    { value: 'circle', weight: 26 },
    { value: 'pastoral', weight: 8 },
    { value: 'me', weight: 4 },
  ]);
  const fits = audience === 'circle' ? hasCircle : audience !== 'pastoral' || type === 'prayer_request';
  return fits ? audience : 'everyone';
};

interface Written {
  author: DemoPerson;
  words: Words;
  place: Pick<StoredPost, 'audience' | 'circle_id' | 'status'>;
  createdAt: number;
  until: number;
}

/** Outside of circles people under 18 are never named, as the server has it (server/posts/publish.ts). */
const rowOf = (faker: Faker, { author, words, place, createdAt, until }: Written): StoredPost => {
  const mayHide = words.type === 'prayer_request' && place.audience !== 'me' && faker.datatype.boolean(0.3);
  const byMinor = isMinor(author.birthDate, createdAt);
  const anonymous = mayHide || (byMinor && place.audience !== 'circle');
  const isThanks = place.audience === 'circle' && words.type === 'general' && faker.datatype.boolean(0.3);
  const isAnswered = words.story !== undefined && createdAt < until - 2 * DAY && faker.datatype.boolean(0.4);
  const answeredAt = faker.number.int({ min: Math.min(createdAt + DAY, until - 1), max: until - 1 });
  return {
    id: faker.string.uuid(),
    author_id: author.id,
    client_id: null,
    ...place,
    stream: streamOf(place),
    post_type: isAnswered ? 'testimony' : words.type,
    content: isThanks ? `A shout-out to everyone: ${faker.helpers.arrayElement(shoutOuts)}` : words.text,
    anonymous: anonymous ? 1 : 0,
    by_minor: byMinor ? 1 : 0,
    tags: JSON.stringify(isThanks ? ['shout-out'] : words.tags),
    image_id: null,
    image_alt: '',
    like_count: 0,
    prayer_count: 0,
    answered_at: isAnswered ? answeredAt : null,
    answer_story: (isAnswered && words.story) || null,
    created_at: createdAt,
  };
};

/** Few react to most posts, and many to some. */
const reactedTo = (faker: Faker, row: StoredPost, readers: readonly DemoPerson[]): DemoPost => {
  const some = (kind: ReactionKind): string[] => {
    const tries = readers.length === 0 ? 0 : Math.floor(faker.number.float() ** 2 * 14);
    const fits = (kind === 'praying') === (row.post_type === 'prayer_request');
    const ids = new Set<string>();
    for (let left = fits ? tries : Math.floor(tries / 4); left > 0; left--)
      ids.add(faker.helpers.arrayElement(readers).id);
    ids.delete(row.author_id);
    return [...ids];
  };
  const [praise, praying] = reactionKinds.map(some);
  const reactions = { praise: praise ?? [], praying: praying ?? [] };
  return {
    row: { ...row, like_count: reactions.praise.length, prayer_count: reactions.praying.length },
    reactions,
  };
};
