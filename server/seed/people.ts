import type { Faker } from '@faker-js/faker';
import type { Library } from '../../core/contract/library.ts';
import type { Role } from '../../core/rules/roles.ts';
import { emailKey, searchText } from '../accounts/store.ts';
import { createFaker } from './faker.ts';
import { bios } from './texts.ts';

/** Reserved for examples (RFC 2606), so that no mail to a demo person ever reaches anybody. */
export const DEMO_DOMAIN = 'demo.lampstand.example';

export interface DemoPerson {
  id: string;
  email: string;
  nickname: string;
  displayName: string;
  bio: string;
  birthDate: string;
  role: Role;
  blocked: boolean;
  verified: boolean;
  createdAt: number;
}

/** What demo people are to have done. */
export interface Plan {
  seed: string;
  library: Library;
  people: readonly DemoPerson[];
  count: number;
  /** How many days before `until` it lies. */
  days: number;
  until: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** How far back the first registrations lie, in days. */
const HISTORY = 400;

/** The people one can sign in as, one of each role. */
export const demoRoles: readonly Role[] = ['admin', 'moderator', 'contributor', 'premium', 'registered'];

const roles: { value: Role; weight: number }[] = [
  { value: 'registered', weight: 880 },
  { value: 'premium', weight: 100 },
  { value: 'contributor', weight: 17 },
  { value: 'moderator', weight: 3 },
];

/** Believable people in the order in which they registered: the demo accounts, then ever more towards `until`. */
export const createPeople = (seed: string, count: number, until: number): DemoPerson[] => {
  const start = until - HISTORY * DAY;
  const dates = createFaker(`${seed}/registrations`);
  const moments = Array.from(
    { length: count },
    () => start + Math.floor(Math.sqrt(dates.number.float()) * HISTORY * DAY),
  ).sort((a, b) => a - b);
  // Of their own, so that a run for more people keeps the ones that are there.
  const faker = createFaker(`${seed}/people`);
  return moments.map((createdAt, index) => {
    const demo = demoRoles[index];
    const person = createPerson(faker, index, createdAt, until);
    if (!demo) return person;
    const email = `${demo}@${DEMO_DOMAIN}`;
    // Old enough for everything there is to try.
    const birthDate = '1988-06-14';
    return { ...person, email, birthDate, role: demo, blocked: false, verified: true, createdAt: start };
  });
};

const createPerson = (faker: Faker, index: number, createdAt: number, until: number): DemoPerson => {
  const firstName = faker.person.firstName();
  const lastName = faker.person.lastName();
  const username = faker.internet.username({ firstName, lastName });
  return {
    id: faker.string.uuid(),
    // The number keeps addresses apart however many people share a name.
    email: `${faker.helpers.slugify(`${firstName}.${lastName}`)}.${index + 1}@${DEMO_DOMAIN}`.toLowerCase(),
    nickname: faker.helpers.arrayElement([firstName, `${firstName} ${lastName.charAt(0)}.`, username]),
    displayName: `${firstName} ${lastName}`,
    bio: faker.helpers.maybe(() => faker.helpers.arrayElement<string>(bios), { probability: 0.3 }) ?? '',
    birthDate: faker.date.birthdate({ mode: 'age', min: 14, max: 80, refDate: until }).toISOString().slice(0, 10),
    role: faker.helpers.weightedArrayElement(roles),
    blocked: faker.datatype.boolean(0.005),
    verified: faker.datatype.boolean(0.92),
    createdAt,
  };
};

/** The pastoral team: one demo account. */
export const isPastoral = ({ email }: Pick<DemoPerson, 'email'>): boolean => email === `contributor@${DEMO_DOMAIN}`;

export const userColumns =
  'id, email, email_key, password_hash, nickname, display_name, bio, birth_date, role, blocked, verified_at, created_at, pastoral, search_text';

/** Rows of the users table; only whom `hashes` has a password hash for (by address) can ever sign in. */
export function* userRows(people: readonly DemoPerson[], hashes: ReadonlyMap<string, string>): Generator<unknown[]> {
  for (const person of people) {
    const { id, email, nickname, displayName, bio, birthDate, role, createdAt } = person;
    const verifiedAt = person.verified ? createdAt + 5 * 60 * 1000 : null;
    const words = searchText({ nickname, display_name: displayName, email });
    const account = [id, email, emailKey(email), hashes.get(email) ?? null];
    const profile = [nickname, displayName, bio, birthDate];
    yield [
      ...account,
      ...profile,
      role,
      person.blocked ? 1 : 0,
      verifiedAt,
      createdAt,
      isPastoral(person) ? 1 : 0,
      words,
    ];
  }
}

/** The addresses of the demo accounts among these people. */
export const demoAddresses = (people: readonly DemoPerson[]): string[] =>
  people.slice(0, demoRoles.length).map(({ email }) => email);

/** Those who had registered before a moment, of people in the order of their registration. */
export const registeredBefore = (people: readonly DemoPerson[], moment: number): number => {
  let [low, high] = [0, people.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((people[middle]?.createdAt ?? Infinity) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
};
