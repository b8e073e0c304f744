import type { Role } from '../../core/rules/roles.ts';
import { emailKey, searchText } from '../accounts/store.ts';
import { createDice, weighted, type Dice } from './random.ts';
import { bios, firstNames, lastNames } from './texts.ts';

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

const DAY = 24 * 60 * 60 * 1000;
/** How far back the first registrations lie, in days. */
const HISTORY = 400;

/** The people one can sign in as, one of each role. */
const demoRoles: readonly Role[] = ['admin', 'moderator', 'contributor', 'premium', 'registered'];

const roleOf = weighted<Role>([
  ['registered', 880],
  ['premium', 100],
  ['contributor', 17],
  ['moderator', 3],
]);

/** Believable people in the order in which they registered: the demo accounts, then ever more towards `until`. */
export const createPeople = (seed: string, count: number, until: number): DemoPerson[] => {
  const dice = createDice(`${seed}/people`);
  const start = until - HISTORY * DAY;
  const moments = Array.from({ length: count }, () => start + Math.floor(Math.sqrt(dice.roll()) * HISTORY * DAY)).sort(
    (a, b) => a - b,
  );
  return moments.map((createdAt, index) => {
    const demo = demoRoles[index];
    // Dice of their own: a run for more people keeps the ones that are there.
    const person = createPerson(createDice(`${seed}/person/${index}`), index, createdAt, until);
    if (!demo) return person;
    const email = `${demo}@${DEMO_DOMAIN}`;
    return { ...person, email, role: demo, blocked: false, verified: true, createdAt: start };
  });
};

const createPerson = (dice: Dice, index: number, createdAt: number, until: number): DemoPerson => {
  const first = dice.pick(firstNames);
  const last = dice.pick(lastNames);
  const nickname = dice.pick([first, `${first} ${last.charAt(0)}.`, `${first.toLowerCase()}${dice.below(90) + 10}`]);
  // The number keeps addresses apart however many people share a name.
  const email = `${first}.${last}.${index + 1}@${DEMO_DOMAIN}`.toLowerCase();
  const age = 14 + Math.floor(Math.min(dice.roll(), dice.roll()) * 66);
  return {
    id: dice.uuid(),
    email,
    nickname,
    displayName: `${first} ${last}`,
    bio: dice.chance(0.3) ? dice.pick(bios) : '',
    birthDate: new Date(until - (age * 365.25 + dice.below(365)) * DAY).toISOString().slice(0, 10),
    role: roleOf(dice),
    blocked: dice.chance(0.005),
    verified: dice.chance(0.92),
    createdAt,
  };
};

export const userColumns = [
  'id',
  'email',
  'email_key',
  'password_hash',
  'nickname',
  'display_name',
  'bio',
  'birth_date',
  'role',
  'blocked',
  'verified_at',
  'created_at',
  'search_text',
] as const;

/** Rows of the users table; only whom `hashes` has a password hash for (by address) can ever sign in. */
export function* userRows(people: readonly DemoPerson[], hashes: ReadonlyMap<string, string>): Generator<unknown[]> {
  for (const person of people) {
    const { id, email, nickname, displayName, bio, birthDate, role, createdAt } = person;
    const hash = hashes.get(email) ?? null;
    const verifiedAt = person.verified ? createdAt + 5 * 60 * 1000 : null;
    const words = searchText({ nickname, display_name: displayName, email });
    yield [
      id,
      email,
      emailKey(email),
      hash,
      nickname,
      displayName,
      bio,
      birthDate,
      role,
      person.blocked ? 1 : 0,
      verifiedAt,
      createdAt,
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
