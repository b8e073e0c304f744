import type { Faker } from '@faker-js/faker';
import { hidingReports } from '../../../core/rules/community.ts';
import { isMinor } from '../../../core/rules/ages.ts';
import { membershipId } from '../../circles/members/admit.ts';
import { mergeReasons, type CaseReason } from '../../moderation/cases/reasons.ts';
import type { Subject } from '../../moderation/subjects.ts';
import { streamOf } from '../../posts/streams.ts';
import { createFaker } from '../faker.ts';
import type { DemoPerson, Plan } from '../people.ts';
import type { DemoCircle } from './circles.ts';
import { deskTexts } from './deskTexts.ts';
import type { DemoPost } from './posts.ts';

/** What waits for the moderators: an open case, its reports, and the post it is about, where it is about one. */
export interface DemoCase {
  post: DemoPost | null;
  row: {
    id: string;
    subject: Subject;
    subject_id: string;
    author_id: string;
    anonymous: number;
    state: 'open';
    urgency: number;
    reasons: string;
    copy: string;
    report_count: number;
    hiding_reports: number;
    held: number;
    created_at: number;
  };
  reports: { id: string; reporterId: string; reason: string; comment: string | null; createdAt: number }[];
  /** What the author is told of a post that reports have hidden. */
  noticeId: string | null;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Who asked to join a circle and is under 18. */
export const heldJoins = (seed: string, circles: readonly DemoCircle[]): DemoCase[] => {
  const faker = createFaker(`${seed}/joins`);
  return circles.flatMap(({ row, members }) =>
    members
      .filter(({ state }) => state === 'held')
      .map(({ person, joinedAt }) => {
        const subject = { subject: 'membership', id: membershipId(row.id, person.id), held: 1 } as const;
        const told = { authorId: person.id, anonymous: 0, copy: `${row.name}\n${row.description}` };
        return {
          post: null,
          row: caseOf(faker, { ...subject, ...told, reasons: ['join'], at: joinedAt }),
          reports: [],
          noticeId: null,
        };
      }),
  );
};

/** Posts of the last week that were reported, one of them so often that it is hidden, and one that is held for its link. */
export function* deskPosts(
  { seed, until }: Pick<Plan, 'seed' | 'until'>,
  people: readonly DemoPerson[],
): Generator<DemoCase> {
  const faker = createFaker(`${seed}/desk`);
  const adults = people.filter(({ birthDate }) => !isMinor(birthDate, until));
  for (const { text, type, anonymous, reports: written } of deskTexts) {
    const authors = written.length > 0 ? adults : adults.filter(({ createdAt }) => createdAt > until - 6 * DAY);
    if (authors.length === 0) continue;
    const author = faker.helpers.arrayElement(authors);
    const createdAt = faker.number.int({ min: Math.max(author.createdAt, until - 5 * DAY), max: until - 1 });
    const others = adults.filter((each) => each.id !== author.id && each.createdAt < createdAt);
    const reporters = faker.helpers.shuffle(others);
    const reports = written.slice(0, reporters.length).map(([reason, comment], index) => ({
      id: faker.string.uuid(),
      reporter: reporters[index] ?? author,
      reason,
      comment,
      createdAt: Math.min(until - 1, createdAt + faker.number.int({ min: HOUR / 4, max: 12 * HOUR })),
    }));
    const hiding = reports.filter(
      ({ reporter, createdAt: at }) => at - reporter.createdAt >= hidingReports.accountAge,
    ).length;
    const isHeld = written.length === 0;
    if (!isHeld && reports.length === 0) continue;
    const isHidden = hiding >= hidingReports.count;
    const status = isHeld ? 'held' : isHidden ? 'hidden' : 'published';
    const place = { audience: 'everyone', circle_id: null, status } as const;
    const row = {
      id: faker.string.uuid(),
      author_id: author.id,
      client_id: null,
      ...place,
      stream: streamOf(place),
      post_type: type,
      content: text,
      anonymous: anonymous ? 1 : 0,
      by_minor: isMinor(author.birthDate, createdAt) ? 1 : 0,
      tags: '[]',
      image_id: null,
      image_alt: '',
      like_count: 0,
      prayer_count: 0,
      answered_at: null,
      answer_story: null,
      created_at: createdAt,
    };
    const at = Math.min(...(isHeld ? [createdAt] : reports.map((each) => each.createdAt)));
    const reasons = isHeld ? (['link'] as const) : reports.map(({ reason }) => reason);
    const about = { subject: 'post', id: row.id, authorId: author.id, anonymous: row.anonymous, copy: text } as const;
    const opened = caseOf(faker, { ...about, reasons, held: isHeld || isHidden ? 1 : 0, at });
    const made = {
      post: { row, reactions: { praise: [], praying: [] } },
      row: { ...opened, report_count: reports.length, hiding_reports: hiding },
      reports: reports.map(({ reporter, ...report }) => ({ ...report, reporterId: reporter.id })),
      noticeId: isHidden ? faker.string.uuid() : null,
    };
    yield made;
  }
}

interface About {
  subject: Subject;
  id: string;
  authorId: string;
  anonymous: number;
  copy: string;
  reasons: readonly CaseReason[];
  held: number;
  at: number;
}

const caseOf = (
  faker: Faker,
  { subject, id, authorId, anonymous, copy, reasons, held, at }: About,
): DemoCase['row'] => ({
  id: faker.string.uuid(),
  subject,
  subject_id: id,
  author_id: authorId,
  anonymous,
  state: 'open',
  ...mergeReasons({ reasons: '[]' }, reasons),
  copy,
  report_count: 0,
  hiding_reports: 0,
  held,
  created_at: at,
});
