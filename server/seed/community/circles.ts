import type { Faker } from '@faker-js/faker';
import type { CircleRole, EventReactionKind } from '../../../core/contract/circles.ts';
import { eventReactionKinds } from '../../../core/contract/circles.ts';
import { circleBounds } from '../../../core/rules/community.ts';
import { isMinor } from '../../../core/rules/ages.ts';
import { utcDay } from '../../../core/rules/time.ts';
import { searchText, type CircleRow, type MemberState } from '../../circles/store.ts';
import { createFaker } from '../faker.ts';
import type { DemoPerson, Plan } from '../people.ts';
import { circles as circleTexts, type CircleText } from './texts.ts';

export interface DemoMember {
  person: DemoPerson;
  role: CircleRole;
  state: MemberState;
  /** What a moderator's approval makes of one that is held. */
  nextState: MemberState | null;
  joinedAt: number;
}

interface DemoEvent {
  id: string;
  createdBy: string;
  byMinor: boolean;
  title: string;
  startsAt: number;
  timeZone: string;
  location: string | null;
  description: string | null;
  createdAt: number;
  reactions: Record<EventReactionKind, string[]>;
}

/** A circle with everything in it but posts. */
export interface DemoCircle {
  row: CircleRow & { search_text: string; verse_reference: string; verse_version: number; study_topic: string };
  /** The owner first. */
  members: DemoMember[];
  events: DemoEvent[];
  /** Who has read the verse. */
  readers: string[];
  /** Who studied on which of the last days. */
  studied: { day: string; people: string[] }[];
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
/** The most members of one demo circle. */
const MEMBERS = Math.min(30, circleBounds.members);
const timeZones = ['America/New_York', 'America/Chicago', 'Europe/London'] as const;

/**
 * Circles of people who may take part. The first ones belong to one demo account each and have all of them, so that whoever
 * signs in finds some. Owners and admins are adults; of those under 18 some wait for a moderator.
 */
export const createCircles = (
  { seed, until }: Pick<Plan, 'seed' | 'until'>,
  { people, demo, count }: { people: readonly DemoPerson[]; demo: readonly DemoPerson[]; count: number },
): DemoCircle[] => {
  const adults = people.filter(({ birthDate }) => !isMinor(birthDate, until));
  return Array.from({ length: adults.length === 0 ? 0 : count }, (_, index) => {
    const faker = createFaker(`${seed}/circle/${index}`);
    const owner = demo[index] ?? faker.helpers.arrayElement(adults);
    // Of its own, so that a run for more people finds the circles that are there.
    const id = createFaker(`${seed}/circle/${index}/id`).string.uuid();
    return createCircle(faker, { id, index, owner, until, people: [...pick(faker, people, MEMBERS, demo, index)] });
  });
};

/** Some people, each once; in the first circles the demo accounts among them. */
const pick = (
  faker: Faker,
  people: readonly DemoPerson[],
  max: number,
  demo: readonly DemoPerson[],
  index: number,
): Set<DemoPerson> => {
  const picked = new Set(index < demo.length ? demo : []);
  for (let tries = faker.number.int({ min: 4, max }); tries > 0; tries--)
    picked.add(faker.helpers.arrayElement(people));
  return picked;
};

const createCircle = (
  faker: Faker,
  {
    id,
    index,
    owner,
    until,
    people,
  }: { id: string; index: number; owner: DemoPerson; until: number; people: DemoPerson[] },
): DemoCircle => {
  const text = circleTexts[index % circleTexts.length];
  if (!text) throw new Error('there are no texts of circles');
  const createdAt = faker.number.int({ min: owner.createdAt, max: until - 1 });
  const others = people
    .filter((person) => person !== owner)
    .map((person) => member(faker, text, person, createdAt, until));
  const first: DemoMember = { person: owner, role: 'owner', state: 'member', nextState: null, joinedAt: createdAt };
  const members = [first, ...others];
  const inside = members.filter(({ state }) => state === 'member');
  const ids = inside.map(({ person }) => person.id);
  const some = (): string[] => ids.filter(() => faker.datatype.boolean(0.4));
  const name = index < circleTexts.length ? text.name : `${text.name}, ${faker.location.city()}`;
  const row = {
    id,
    owner_id: owner.id,
    name,
    description: text.description,
    emoji: text.emoji,
    is_public: text.isPublic ? 1 : 0,
    listed: 1,
    member_count: inside.length,
    deleted_at: null,
    closed_by_staff: 0,
    created_at: createdAt,
    search_text: searchText({ name, description: text.description }),
    verse_reference: text.verse,
    verse_version: 1,
    study_topic: text.topic,
  };
  const events = text.events.map((event) => createEvent(faker, event, inside, { from: createdAt, until }));
  const studied = [1, 2, 3, 4, 5].map((ago) => ({
    day: utcDay(until - ago * DAY),
    people: inside
      .filter(({ joinedAt }) => joinedAt < until - ago * DAY && faker.datatype.boolean(0.35))
      .map(({ person }) => person.id),
  }));
  return { row, members, events, readers: some(), studied };
};

const member = (
  faker: Faker,
  { isPublic }: CircleText,
  person: DemoPerson,
  from: number,
  until: number,
): DemoMember => {
  const joinedAt = faker.number.int({ min: Math.max(from, person.createdAt), max: until - 1 });
  const asks = !isPublic && faker.datatype.boolean(0.15);
  const state = asks ? 'pending' : 'member';
  // Into private ones a moderator has let them already.
  if (isMinor(person.birthDate, until) && isPublic)
    return { person, role: 'member', state: 'held', nextState: state, joinedAt };
  const isAdmin = state === 'member' && !isMinor(person.birthDate, until) && faker.datatype.boolean(0.12);
  return { person, role: isAdmin ? 'admin' : 'member', state, nextState: null, joinedAt };
};

/** An event of the next weeks, in the evening, made by an adult of the circle in the last ones. */
const createEvent = (
  faker: Faker,
  [title, location, description]: CircleText['events'][number],
  members: readonly DemoMember[],
  { from, until }: { from: number; until: number },
): DemoEvent => {
  const makers = members.filter(({ person, joinedAt }) => joinedAt <= from || !isMinor(person.birthDate, until));
  const maker = faker.helpers.arrayElement(makers);
  const createdAt = faker.number.int({ min: Math.max(maker.joinedAt, until - 14 * DAY), max: until - 1 });
  const daysAhead = faker.number.int({ min: 2, max: 30 });
  const startsAt =
    Math.floor(createdAt / DAY) * DAY + daysAhead * DAY + faker.helpers.arrayElement([14, 18, 23]) * HOUR;
  const some = (share: number) => members.filter(() => faker.datatype.boolean(share)).map(({ person }) => person.id);
  const shares = { attending: 0.4, praying: 0.2, recognize: 0.1 };
  const reactions = Object.fromEntries(eventReactionKinds.map((kind) => [kind, some(shares[kind])]));
  return {
    id: faker.string.uuid(),
    createdBy: maker.person.id,
    byMinor: isMinor(maker.person.birthDate, createdAt),
    title,
    startsAt,
    timeZone: faker.helpers.arrayElement(timeZones),
    location,
    description,
    createdAt,
    reactions: { attending: [], praying: [], recognize: [], ...reactions },
  };
};
